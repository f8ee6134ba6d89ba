import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages path inside the workspace → package
 */

/**
 * Whether `node_modules` matches `package-lock.json`. npm records every completed install, so the
 * check works after `npm ci` and after a developer's `npm install`.
 *
 * @param {string} workspaceRoot
 */
export function isInstalled(workspaceRoot) {
  const wanted = readPackages(join(workspaceRoot, 'package-lock.json'));
  const found = readPackages(join(workspaceRoot, 'node_modules', '.package-lock.json'));
  return wanted !== undefined && found !== undefined && satisfies(wanted, found);
}

/**
 * Whether the installed packages match the lock file. Optional packages may be missing, because
 * they are builds for other platforms.
 *
 * @param {LockedPackages} wanted
 * @param {LockedPackages} found
 */
export function satisfies(wanted, found) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .every(([path, locked]) => {
      const actual = found[path];
      if (actual === undefined) return locked.optional === true;
      return actual.version === locked.version && actual.integrity === locked.integrity;
    });
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} undefined when there is no such lock
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
