/**
 * What the built package costs a page, against its budgets, which fail the build.
 *   node packaging/sizes.ts [folder]      default: dist
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

/** kB are 1000 bytes, as everywhere in this repository. */
const KB = 1000;
const budgets = { css: 20 * KB, all: 12 * KB, button: KB, component: 3 * KB };

/**
 * Measures scripts as an app's bundler would leave them: minified, without React and what is unused.
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
      ignore: ['react', 'react/jsx-runtime'],
    };
  };
  const checks = [
    {
      ...{ name: 'styles.css', budget: budgets.css, gzip: true, esbuild: false },
      files: [path.join(folder, 'styles.css')],
    },
    script('all scripts', 'index', '*', budgets.all),
    script('{ Button }', 'Button/index', '{ Button }', budgets.button),
    ...subpaths().map((part) =>
      script(`./${part.name}`, `${part.folder}/index`, '*', budgets.component),
    ),
  ];
  const measured = (await sizeLimit([esbuild, file], { checks })) as { size: number }[];
  return checks.map(({ name, budget }, index) => {
    const bytes = measured[index]?.size;
    if (bytes === undefined) throw new Error(`${name} was not measured.`);
    return { name, bytes, budget };
  });
}

/** A table for people, with a mark at what is too large. */
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
