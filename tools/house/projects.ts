import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileGraph, type Graph } from './graph.ts';

const root = join(import.meta.dirname, '../..');

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly workspaces?: readonly string[];
    /** Subpath imports, each a folder: `"#app/*": "./app/*"`. */
    readonly imports?: Readonly<Record<string, string>>;
  };

/** The folders of all projects, from the workspace root. */
export const projects: readonly string[] = readPackage('').workspaces ?? [];

/** The graph of the files of a project, without tests. */
export function projectGraph(folder: string): Graph {
  const { imports = {} } = readPackage(folder);
  const subpaths = Object.entries(imports).map(([from, to]) => [star(from), star(to)] as const);
  return fileGraph(join(root, folder), (file, specifier) => targetIn(subpaths, file, specifier));
}

const star = (pattern: string) => pattern.replace('*', '');

/**
 * Where an import leads, from the folder of the project; null when it leaves that folder.
 *
 * @param subpaths how subpath imports begin, and the folders that they begin with
 */
export function targetIn(
  subpaths: readonly (readonly [from: string, to: string])[],
  file: string,
  specifier: string,
): string | null {
  const [path = ''] = specifier.split('?');
  const subpath = subpaths.find(([from]) => path.startsWith(from));
  if (subpath) return posix.join(subpath[1], path.slice(subpath[0].length));
  if (!path.startsWith('.')) return null;
  const target = posix.join(posix.dirname(file), path);
  return target.startsWith('..') ? null : target;
}
