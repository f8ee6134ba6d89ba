import { folderOf, guideOf, readComponents, readExamples } from './example-file.ts';

const PREFIX = 'virtual:examples/';

/** The module that holds the stories of a component's folder. */
export const storiesModule = (folder: string) => `${PREFIX}${folder}`;

/** The folder whose stories a module holds; undefined for any other module. */
export const folderOfModule = (id: string) =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;

/** Where the stories of a folder stand in the list. */
export const titleOf = (folder: string) => `Components/${folder}`;

const json = (value: unknown) => JSON.stringify(value);

/** The stories of an example file, in Storybook's format (CSF). */
export function writeStories(exampleFile: string): string {
  const folder = folderOf(exampleFile);
  const components = readComponents(exampleFile);
  const stories = readExamples(exampleFile);
  return [
    `import { examples } from ${json(exampleFile)};`,
    `import { guide } from ${json(guideOf(exampleFile))};`,
    // Under other names, for a story may be called as a component is.
    ...components.map(({ name, file }) => `import { ${name} as of${name} } from ${json(file)};`),
    `const components = { ${components.map(({ name }) => `${name}: of${name}`).join(', ')} };`,
    `export default {
      title: ${json(titleOf(folder))},
      component: Object.values(components)[0],
      parameters: { guide, components },
    };`,
    ...stories.map(
      ({ name, label, exportName, source }) => `export const ${exportName} = {
        name: ${json(label)},
        render: () => examples[${json(name)}],
        parameters: { docs: { source: { code: ${json(source)}, language: 'tsx' } } },
      };`,
    ),
  ].join('\n');
}
