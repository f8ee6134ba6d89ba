import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleId } from '#gallery/example-id.ts';
import { examples } from '#gallery/examples.ts';
import { readComponents, readExamples } from './example-file.ts';

const src = path.join(import.meta.dirname, '../../src');
const fileOf = (component: string) => path.join(src, component, `${component}.examples.tsx`);
const components = [...new Set(examples.map(({ component }) => component))];

it('parsing a file finds every example', () => {
  const ids = components.flatMap((component) =>
    readExamples(fileOf(component)).map(({ name }) => exampleId(component, name)),
  );
  expect(ids).toEqual(examples.map(({ id }) => id));
});

it('every file lists the components that the package exports', () => {
  const without = components.filter((component) => readComponents(fileOf(component)).length === 0);
  expect(without).toEqual([]);
});

it('the source of an example is formatted as a developer would write it', () => {
  const busy = readExamples(fileOf('Button')).find(({ name }) => name === 'busy');
  expect(busy).toMatchObject({ label: 'Busy', exportName: 'Busy' });
  expect(busy?.source).toBe('<Button type="submit" busy>\n  Saving…\n</Button>');
});

it('the component named after the folder is first', () => {
  const names = readComponents(fileOf('Dialog')).map(({ name }) => name);
  expect(names).toEqual(['Dialog', 'DialogButton', 'DialogLink']);
});
