import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { DESIGN_SYSTEM } from './folders.ts';

const files = globSync('src/**/*.css.ts', { cwd: DESIGN_SYSTEM }).sort();
const taken = new Map<string, string>();

/**
 * A class of the package: the number of its file and of the class in it. A hash would be as private,
 * and is the one thing in the scripts that does not compress.
 */
const identifiers = ({ hash, filePath }: { hash: string; filePath: string }): string => {
  const name = `ds${files.indexOf(filePath).toString(36).padStart(2, '0')}${hash.slice(-1)}`;
  if ((taken.get(name) ?? hash) !== hash) throw new Error(`${filePath} has too many classes.`);
  taken.set(name, hash);
  return name;
};

/** What reads the styles wherever the package is built. */
export const readStyles = () => vanillaExtractPlugin({ identifiers });
