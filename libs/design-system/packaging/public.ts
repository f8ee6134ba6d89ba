import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SOURCE } from './folders.ts';

/** One `export … from` statement in the package's entry. */
export interface PublicExport {
  /** Module path from the source folder, without extension: `Button/Button`. */
  readonly module: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** The exports of one folder under a separate subpath: `./button`. */
export interface Subpath {
  /** The name of the subpath: `button`. */
  readonly name: string;
  /** The name of the folder: `Button`. */
  readonly folder: string;
  readonly exports: readonly PublicExport[];
}

/**
 * Source modules with public exports. In the sources, the main entry consists of two modules
 * (`src/more.ts` explains why). A component with an
 * optional dependency has a separate entry, and so have the Welsh texts.
 */
const entries = ['index.ts', 'more.ts', 'data-grid.ts', 'welsh.ts'];

/** Every source module that an app can import: the entries, the tokens and the themes. */
export const roots = [
  ...entries,
  'theme/createTheme.ts',
  'theme/themeTokens.ts',
  'tokens/vars.css.ts',
];

function publicExports(entry: string): PublicExport[] {
  const file = path.join(SOURCE, entry);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  return source.statements.filter(ts.isExportDeclaration).map((statement) => {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) throw new Error(UNNAMED);
    if (!exportClause || !ts.isNamedExports(exportClause)) throw new Error(UNNAMED);
    const names = (areTypes: boolean) =>
      exportClause.elements
        .filter((element) => (isTypeOnly || element.isTypeOnly) === areTypes)
        .map((element) => element.name.text);
    return {
      module: moduleSpecifier.text.replace(/^\.\//, '').replace(/\.tsx?$/, ''),
      values: names(false),
      types: names(true),
    };
  });
}

const UNNAMED = 'An entry may only export names from modules: they are the public ones.';

const kebab = (folder: string) =>
  folder.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Every folder that exports more than types, by name. */
export function subpaths(): Subpath[] {
  const all = entries.flatMap(publicExports);
  const folders = all.map(({ module }) => path.dirname(module));
  return [...new Set(folders)]
    .map((folder) => ({
      name: kebab(folder),
      folder,
      exports: all.filter(({ module }) => path.dirname(module) === folder),
    }))
    .filter(({ exports }) => exports.some(({ values }) => values.length > 0));
}

const list = (names: readonly string[]) => `{ ${names.join(', ')} }`;

/** Script and types of a subpath, relative to its folder. */
export function barrel({ exports }: Subpath): { script: string; types: string } {
  const from = (module: string) => `from './${path.basename(module)}.js';\n`;
  const script = exports
    .filter(({ values }) => values.length > 0)
    .map(({ module, values }) => `export ${list(values)} ${from(module)}`);
  const types = exports.map(
    ({ module, values, types: names }) =>
      `export ${list([...values, ...names.map((name) => `type ${name}`)])} ${from(module)}`,
  );
  return { script: script.join(''), types: types.join('') };
}
