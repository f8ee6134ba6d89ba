import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleId } from '#gallery/example-id.ts';
import { examples } from '#gallery/examples.ts';
import { readComponents, readExamples } from './example-file.ts';

const src = path.join(import.meta.dirname, '../../src');
const fileOf = (component: string) => path.join(src, component, `${component}.examples.tsx`);
const components = [...new Set(examples.map(({ component }) => component))];

it.each(components)('finds every example of %s by reading its file', (component) => {
  const ids = readExamples(fileOf(component)).map(({ name }) => exampleId(component, name));
  expect(ids).toEqual(examples.filter((one) => one.component === component).map(({ id }) => id));
});

it.each(components)('knows which components of %s the package exports', (component) => {
  expect(readComponents(fileOf(component))).not.toEqual([]);
});

it('has the source of an example as somebody would write it', () => {
  const busy = readExamples(fileOf('Button')).find(({ name }) => name === 'busy');
  expect(busy).toMatchObject({ label: 'Busy', exportName: 'Busy' });
  expect(busy?.source).toBe('<Button type="submit" busy>\n  Saving…\n</Button>');
});

it('begins with the component that has the name of the folder', () => {
  const names = readComponents(fileOf('Dialog')).map(({ name }) => name);
  expect(names).toEqual(['Dialog', 'DialogButton', 'DialogLink']);
});
