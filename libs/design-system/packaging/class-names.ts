import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { DESIGN_SYSTEM } from './folders.ts';

const files = globSync('src/**/*.css.ts', { cwd: DESIGN_SYSTEM }).sort();
const taken = new Map<string, string>();

/**
 * Class names of the package: the number of the file and the number of the class in it. A hash
 * would be equally private, but does not compress.
 */
const identifiers = ({ hash, filePath }: { hash: string; filePath: string }): string => {
  const name = `ds${files.indexOf(filePath).toString(36).padStart(2, '0')}${hash.slice(-1)}`;
  if ((taken.get(name) ?? hash) !== hash) throw new Error(`${filePath} has too many classes.`);
  taken.set(name, hash);
  return name;
};

/** The plugin that compiles styles in every build of the package. */
export const readStyles = () => vanillaExtractPlugin({ identifiers });
