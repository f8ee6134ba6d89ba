import type { Indexer } from 'storybook/internal/types';
import { folderOf, readExamples } from './example-file.ts';
import { storiesModule, titleOf } from './stories.ts';

/** Indexes the examples of a file as stories of the virtual module from `examplesPlugin`. */
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
