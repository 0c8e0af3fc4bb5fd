import type { Plugin } from 'vite';

/** The module in which Vite wraps every `import()` of a build. */
const helper = '\0vite/preload-helper.js';

/**
 * Leaves `import()` as it is. Vite has it write tags into the document, which a worker has not, to load a chunk's own
 * imports and styles with it; here chunks have hardly any of the former and, which is seen to, none of the latter.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        // Every browser that knows the target knows these links; the page's own stay.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
        },
      },
    }),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry) continue;
        const [style] = chunk.viteMetadata?.importedCss ?? [];
        if (style) this.error(`${style} would not be loaded with ${chunk.fileName}`);
      }
    },
  };
}
