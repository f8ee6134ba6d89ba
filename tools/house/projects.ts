import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileGraph, type Graph } from './graph.ts';

const root = join(import.meta.dirname, '../..');

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly workspaces?: readonly string[];
    /**
     * Subpath imports of folders: `"#app/*": "./app/*"`. The target can depend on the language of
     * the build; `default` is English.
     */
    readonly imports?: Readonly<Record<string, string | { readonly default: string }>>;
  };

export const projects: readonly string[] = readPackage('').workspaces ?? [];

export function projectGraph(folder: string): Graph {
  const { imports = {} } = readPackage(folder);
  const subpaths = Object.entries(imports).map(
    ([from, to]) => [star(from), star(typeof to === 'string' ? to : to.default)] as const,
  );
  return fileGraph(join(root, folder), (file, specifier) => targetIn(subpaths, file, specifier));
}

const star = (pattern: string) => pattern.replace('*', '');

/**
 * The target of an import, relative to the project folder; null when it is outside.
 *
 * @param subpaths prefixes of subpath imports with their folders
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
