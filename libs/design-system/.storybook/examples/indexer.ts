import type { Indexer } from 'storybook/internal/types';
import { folderOf, readExamples } from './example-file.ts';
import { storiesModule, titleOf } from './stories.ts';

/** Lists the examples of a file as stories of the module that `examplesPlugin` writes for it. */
export const exampleIndexer: Indexer = {
  test: /\.examples\.tsx$/,
  createIndex: (file) =>
    Promise.resolve(
      readExamples(file).map(({ label, exportName }) => ({
        type: 'story',
        importPath: storiesModule(folderOf(file)),
        exportName,
        name: label,
        title: titleOf(folderOf(file)),
        tags: ['autodocs'],
      })),
    ),
};
