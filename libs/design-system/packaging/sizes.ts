/**
 * Measures the size of the built package against its budgets. Exceeding a budget fails the build.
 * node packaging/sizes.ts [folder]      default: dist
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from '@size-limit/esbuild';
import file from '@size-limit/file';
import sizeLimit from 'size-limit';
import { DESIGN_SYSTEM } from './folders.ts';
import { subpaths } from './public.ts';

/** One row of the table: bytes after gzip. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** 1 kB is 1000 bytes, as everywhere in this repository. */
const KB = 1000;
// All scripts fitted in 12.2 kB before the components for other services were added: file upload,
// character count, calendar and so on. Apps that do not import them do not load them.
const budgets = { css: 20 * KB, all: 20 * KB, button: KB, component: 3 * KB };
/**
 * Components that are larger than a field or a part of a page: a calendar, and a table with its
 * forms.
 */
const larger: Readonly<Record<string, number>> = { 'date-picker': 4.3 * KB, 'data-grid': 6.1 * KB };

/**
 * Budgets for `./theme` and `./theme-tokens`. Half of `./theme` is our own tokens, which set the
 * lightness of each colour. `./theme-tokens` is for design tools and also contains the token
 * descriptions.
 */
const theme = { css: 6.5 * KB, tokens: 5.5 * KB };

/**
 * Names that the package imports from React. A new name must be added here, or the measurement
 * fails.
 */
const react: Record<string, string> = {
  react:
    'cloneElement, createContext, createElement, forwardRef, useCallback, useContext, useEffect, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore, version',
  'react/jsx-runtime': 'Fragment, jsx, jsxs',
};

/**
 * An app's bundle already contains React. Counting a separate import of React for every module
 * would overstate the size.
 */
const oneReact = {
  name: 'one-react',
  setup(build: EsbuildHooks) {
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'one-react',
    }));
    build.onLoad({ filter: /.*/, namespace: 'one-react' }, ({ path: name }) => ({
      contents: `export { ${react[name] ?? ''} } from 'app-${name}';`,
    }));
  },
};

/**
 * Types of the parts of the esbuild plugin API that are used here. The package does not depend on
 * esbuild directly.
 */
type Hook<Answer> = (
  filter: { filter: RegExp; namespace?: string },
  answer: (module: { path: string }) => Answer,
) => void;
interface EsbuildHooks {
  onResolve: Hook<{ path: string; namespace: string }>;
  onLoad: Hook<{ contents: string }>;
}

/**
 * Measures the size of scripts after an app has bundled them: minified, tree-shaken and without
 * React.
 *
 * @param folder the package, built or installed
 */
export async function sizes(folder: string): Promise<Size[]> {
  const script = (name: string, module: string, imports: string, budget: number) => {
    const entry = path.join(folder, `${module}.js`);
    return {
      ...{ name, budget, gzip: true, brotli: false },
      files: [entry],
      import: { [entry]: imports },
      ignore: ['app-react', 'app-react/jsx-runtime', '@tanstack/react-table'],
      modifyEsbuildConfig: (config: object) => ({ ...config, format: 'esm', plugins: [oneReact] }),
    };
  };
  const stylesheet = (name: string) => ({
    ...{ name, budget: budgets.css, gzip: true, esbuild: false },
    files: [path.join(folder, name)],
  });
  const checks = [
    stylesheet('styles.css'),
    stylesheet('components.css'),
    script('all scripts', 'index', '*', budgets.all),
    script('{ Button }', 'Button/index', '{ Button }', budgets.button),
    script('./theme', 'theme/createTheme', '*', theme.css),
    script('./theme-tokens', 'theme/themeTokens', '*', theme.tokens),
    ...subpaths().map((part) =>
      script(`./${part.name}`, `${part.folder}/index`, '*', larger[part.name] ?? budgets.component),
    ),
  ];
  const measured = (await sizeLimit([esbuild, file], { checks })) as { size: number }[];
  return checks.map(({ name, budget }, index) => {
    const bytes = measured[index]?.size;
    if (bytes === undefined) throw new Error(`${name} was not measured.`);
    return { name, bytes, budget };
  });
}

/** A text table that marks sizes over budget. */
export const sizeTable = (rows: readonly Size[]): string =>
  rows
    .map(({ name, bytes, budget }) => {
      const kB = (of: number) => (of / KB).toFixed(2).padStart(6);
      return `${name.padEnd(20)} ${kB(bytes)} kB of ${kB(budget)} kB${bytes > budget ? '  TOO LARGE' : ''}`;
    })
    .join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await sizes(path.resolve(process.argv[2] ?? path.join(DESIGN_SYSTEM, 'dist')));
  console.log(sizeTable(rows));
  process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
}
