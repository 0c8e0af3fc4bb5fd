import { Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Takes the indents out of the page and of Lit's templates, which a minifier of scripts leaves as they are. */
export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: leanMarkup },
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.ts$/.test(id)) return null;
      const pieces: Piece[] = [];
      new Visitor({
        TaggedTemplateExpression({ tag, quasi }) {
          const lean = tag.type === 'Identifier' ? leaner[tag.name] : undefined;
          if (lean) pieces.push(...quasi.quasis.map(({ start, end }) => ({ start, end, lean })));
        },
      }).visit(this.parse(code));
      return pieces.length > 0 ? { code: written(code, pieces), map: null } : null;
    },
  };
}

/** A part of a template, between its `${}`. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly lean: (text: string) => string;
}

/** By the tag of a template. */
const leaner: Readonly<Record<string, Piece['lean']>> = {
  html: leanMarkup,
  svg: leanMarkup,
  css: leanStyles,
};

/** A line's end and what surrounds it is as good as a blank. */
function leanMarkup(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function leanStyles(text: string): string {
  return text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?|([:,]) /g, '$1$2');
}

function written(code: string, pieces: readonly Piece[]): string {
  let done = 0;
  let lean = '';
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    lean += code.slice(done, piece.start) + piece.lean(code.slice(piece.start, piece.end));
    done = piece.end;
  }
  return lean + code.slice(done);
}
