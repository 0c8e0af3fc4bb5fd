import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import tseslint from 'typescript-eslint';

/**
 * Imports point one way. One line a layer: the folder or file, what it may use of `src` besides its
 * own folder, and which packages. A folder goes with all below it; where two lines fit, the later one holds.
 *
 * @typedef {{ at: string, uses: string[], packages?: string[], never?: string }} Layer
 * @type {Layer[]}
 */
const layers = [
  { at: 'src/game', uses: [] },
  { at: 'src/notation', uses: ['game'] },
  { at: 'src/dice', uses: ['game'], packages: ['@noble/hashes'] },
  { at: 'src/locale', uses: [] },
  { at: 'src/engine', uses: ['game'], packages: ['comlink', 'node:.*'] },
  // The reference judges the wasm, so it cannot lean on it.
  { at: 'src/engine/reference', uses: ['game'], never: 'host' },
  { at: 'src/board', uses: ['game', 'locale'], packages: ['lit'] },
  {
    at: 'src/element',
    uses: ['game', 'notation', 'dice', 'engine', 'board', 'locale'],
    packages: ['lit'],
  },
  {
    at: 'src/element.ts',
    uses: ['game', 'notation', 'dice', 'engine', 'board', 'locale'],
    packages: ['lit'],
  },
  {
    at: 'src/index.ts',
    uses: ['element', 'game', 'notation', 'dice', 'engine', 'board', 'locale'],
    packages: ['lit'],
  },
  { at: 'src/cli', uses: ['game', 'notation', 'engine'], packages: ['node:.*'] },
  { at: 'src/cli.ts', uses: ['game', 'notation', 'engine'], packages: ['node:.*'] },
  { at: 'worker', uses: ['game', 'engine'], packages: ['comlink'] },
];

/**
 * The rule for one layer's files that lie `depth` folders below it. ESLint sees only the text of an
 * import, so the way out of the layer is counted in `../`.
 *
 * @param {Layer} layer
 * @param {number} depth
 * @returns {import('eslint').Linter.Config}
 */
function layerConfig({ at, uses, packages = [], never }, depth) {
  const isFile = at.endsWith('.ts');
  const [top = '', ...below] = at.split('/');
  const inSrc = top === 'src';
  const own = inSrc ? (below[0] ?? '').replace('.ts', '') : top;
  const neighbours = [own, ...uses.map((name) => (inSrc ? name : `src/${name}`))];

  // How far up the neighbours are: in `src`, or for the worker in the root.
  const climb = below.length + depth + (inSrc ? 0 : 1) - (isFile ? 1 : 0);
  const out = climb === 0 ? '\\.{1,2}/' : `(?:\\.\\./){${String(climb)}}`;
  const forbidden = [
    `^${out}(?!(?:${neighbours.join('|')})(?:/|\\.js$))`,
    packages.length === 0 ? '^[^.]' : `^(?!\\.|(?:${packages.join('|')})(?:/|$))`,
    ...(never ? [`^(?:\\.\\./)+(?:${own}/)?${never}(?:/|\\.js$)`] : []),
  ].join('|');

  const message = `${at} may use only ${[own, ...uses, ...packages].join(', ')}${never ? `, never ${never}` : ''}.`;
  // `import('…')` is no import declaration: it needs a rule of its own.
  const selector = `ImportExpression[source.value=/${forbidden.replaceAll('/', '\\u002F')}/]`;
  return {
    files: [isFile ? at : `${at}/${'*/'.repeat(depth)}*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: forbidden, message }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
}

const layerConfigs = layers.flatMap((layer) =>
  (layer.at.endsWith('.ts') ? [0] : [0, 1, 2, 3]).map((depth) => layerConfig(layer, depth)),
);

export default defineConfig(
  globalIgnores(['assembly/', 'build/', 'coverage/', 'dist/', 'test/fixtures/']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Arrays are indexed by number everywhere here; a missing element is not in their types.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An interface may ask for a promise where one implementation has nothing to await.
      '@typescript-eslint/require-await': 'off',
      // A name that begins with _ says that the value is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['src/cli.ts', 'bench/**', 'test/support/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['src/board/**', 'src/element/**', 'src/element.ts'], ...lit['flat/recommended'] },
  layerConfigs,
);
