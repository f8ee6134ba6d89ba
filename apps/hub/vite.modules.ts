import { readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCSSRequest } from 'vite';

/**
 * Bundlers know a module by its file. One that has moved stops the build: a pattern would no longer
 * match it, and its code would be in another script without a word.
 */
const fileAt = (path: string): string => realpathSync(join(import.meta.dirname, path));

/** These modules of a folder. */
export const modulesAt = (folder: string, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => fileAt(join(folder, name))));

/** All modules below folders. */
export const modulesIn = (...folders: readonly string[]): ReadonlySet<string> =>
  new Set(folders.map(fileAt).flatMap(filesBelow));

/** All modules of packages. */
export const modulesOf = (...packages: readonly string[]): ReadonlySet<string> =>
  new Set(
    packages.map((name) => dirname(require.resolve(`${name}/package.json`))).flatMap(filesBelow),
  );

const require = createRequire(import.meta.url);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

/**
 * The file that a module was made of: plugins mark those that they make with `\0`, a query or both,
 * and the styles of a file with an ending.
 */
export const fileOf = (id: string): string =>
  id
    .replace('\0', '')
    .split('?', 1)[0]
    ?.replace(/\.vanilla\.css$/, '') ?? id;

const mapStyles = new Set([
  `${fileAt('app/platform/map/leaflet-map.css.ts')}.vanilla.css`,
  require.resolve('leaflet/dist/leaflet.css'),
]);

/** Whether it is a style that every page has; those of the map come with the map. */
export const isPageStyle = (id: string): boolean => isCSSRequest(id) && !mapStyles.has(id);
