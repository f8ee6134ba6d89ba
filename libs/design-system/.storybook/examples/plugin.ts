import path from 'node:path';
import type { Plugin } from 'vite';
import { folderOfModule, writeStories } from './stories.ts';

const src = path.join(import.meta.dirname, '../../src');

/**
 * Generates the stories of an example file as a virtual module, so that no `.stories` files are
 * needed.
 */
export function examplesPlugin(): Plugin {
  return {
    name: 'design-system:examples',
    resolveId: (id) => (folderOfModule(id) === undefined ? undefined : `\0${id}`),
    load(id) {
      const folder = id.startsWith('\0') ? folderOfModule(id.slice(1)) : undefined;
      if (folder === undefined) return undefined;
      const file = path.join(src, folder, `${folder}.examples.tsx`);
      this.addWatchFile(file);
      return writeStories(file);
    },
  };
}
