import browserslistToEsbuild from 'browserslist-to-esbuild';
import preserveDirectives from 'rollup-preserve-directives';
import { build, type InlineConfig, type Plugin } from 'vite';
import { readStyles } from './class-names.ts';
import { DESIGN_SYSTEM, SOURCE } from './folders.ts';
import { roots } from './public.ts';

/** Vite options that every build of the sources shares. */
export const reading = {
  root: DESIGN_SYSTEM,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  esbuild: { jsx: 'automatic' },
} as const satisfies InlineConfig;

/**
 * A built `.css.ts` module contains class names. An app that uses vanilla-extract would compile
 * `*.css.js` as a source again, so the file is renamed to `*.styles.js`.
 */
export const builtName = (module: string): string => module.replace(/\.css$/, '.styles');

/**
 * esbuild renames a function if a constant has the same name (`Stack2`). React's developer tools
 * find a component by its function name, so the original name is set again.
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
 * modules, in the import order of `src/index.ts`. No script imports CSS.
 */
export async function buildModules(outDir: string): Promise<void> {
  await build({
    ...reading,
    plugins: [readStyles(), ownNames],
    build: {
      outDir,
      emptyOutDir: false,
      target: browserslistToEsbuild(),
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
