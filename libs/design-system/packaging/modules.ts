import preserveDirectives from 'rollup-preserve-directives';
import { build, type InlineConfig, type Plugin } from 'vite';
import { readStyles } from './class-names.ts';
import { DESIGN_SYSTEM, SOURCE } from './folders.ts';
import { roots } from './public.ts';

/** What every reading of the sources shares. */
export const reading = {
  root: DESIGN_SYSTEM,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  esbuild: { jsx: 'automatic' },
} as const satisfies InlineConfig;

/**
 * A `.css.ts` module holds class names when it is built. An app with a vanilla-extract of its own
 * would take `*.css.js` for a source once more, so it is called `*.styles.js`.
 */
export const builtName = (module: string): string => module.replace(/\.css$/, '.styles');

/**
 * esbuild calls a function by another name when a constant has its own (`Stack2`). It is the name by
 * which a component is found in the tools of React.
 */
const ownNames: Plugin = {
  name: 'own-names',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') {
        chunk.code = chunk.code.replace(/(?<=withRef\(function [A-Za-z]+)\d(?=\()/g, '');
      }
    }
  },
};

/**
 * Writes one script per source module, with its source map, and `styles.css`: the styles of all
 * modules, in the order in which `src/index.ts` imports them. No script imports CSS.
 */
export async function buildModules(outDir: string): Promise<void> {
  await build({
    ...reading,
    plugins: [readStyles(), ownNames],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2020',
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      sourcemap: true,
      lib: {
        entry: roots.map((file) => `${SOURCE}/${file}`),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rollupOptions: {
        plugins: [preserveDirectives()],
        external: /^(react|@tanstack\/react-table)(\/|$)/,
        output: {
          preserveModules: true,
          preserveModulesRoot: SOURCE,
          entryFileNames: ({ name }) => `${builtName(name)}.js`,
        },
      },
    },
  });
}
