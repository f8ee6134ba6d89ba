import { folderOf, guideOf, readComponents, readExamples } from './example-file.ts';

const PREFIX = 'virtual:examples/';

export const storiesModule = (folder: string) => `${PREFIX}${folder}`;

/** The folder whose stories a module contains; undefined for any other module. */
export const folderOfModule = (id: string) =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;

export const titleOf = (folder: string) => `Components/${folder}`;

const json = (value: unknown) => JSON.stringify(value);

/** Generates the stories of an example file in Component Story Format (CSF). */
export function writeStories(exampleFile: string): string {
  const folder = folderOf(exampleFile);
  const components = readComponents(exampleFile);
  const stories = readExamples(exampleFile);
  return [
    `import { examples } from ${json(exampleFile)};`,
    `import { guide } from ${json(guideOf(exampleFile))};`,
    // Each component has an alias, because a story may have the same name as a component.
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
