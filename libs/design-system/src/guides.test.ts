import { expect, it } from 'vitest';
import { exampleId } from '../gallery/example-id.ts';
import { examples } from '../gallery/examples.ts';
import { guides } from '../gallery/guides.ts';
import type { Guide } from './guide.ts';

const sources = import.meta.glob<string>(
  ['./*/*.tsx', '!./**/*.test.tsx', '!./**/*.examples.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/**
 * Controls and event handlers: elements that users can reach by keyboard, or that handle events.
 */
const CONTROL =
  /<(?:a|button|input|select|summary|textarea|Anchor|Button|ButtonLink|Dialog|IconButton|Link|SkipLink)\b|tabIndex=\{0\}|itemsOf\(|\son[A-Z]\w+=\{/;

const components = [...new Set(examples.map(({ component }) => component))];
const isInteractive = (component: string) =>
  Object.entries(sources).some(
    ([file, source]) => file.startsWith(`./${component}/`) && CONTROL.test(source),
  );

it('every folder with examples has a guide, and no other folder has a guide', () => {
  expect(Object.keys(guides)).toEqual(components);
});

it('the check recognises an interactive component', () => {
  expect(['Accordion', 'Dialog', 'Table', 'TabNav'].filter(isInteractive)).toHaveLength(4);
  expect(['Banner', 'Box', 'Heading', 'Tile'].filter(isInteractive)).toEqual([]);
});

/** The components whose guide violates a rule. */
const broken = (isRight: (guide: Guide, component: string) => boolean) =>
  Object.entries(guides)
    .filter(([component, guide]) => !isRight(guide, component))
    .map(([component]) => component);

it('every guide states when to use a component, when not to use it, and its behaviour without scripts', () => {
  const isRight = ({ use, avoid, withoutScripts }: Guide) =>
    use.length > 0 &&
    avoid.length > 0 &&
    [...use, ...avoid, withoutScripts].every((sentence) => sentence.endsWith('.'));
  expect(broken(isRight)).toEqual([]);
});

it('every guide has acceptance criteria that start with "must"', () => {
  const isRight = ({ criteria }: Guide) =>
    criteria.length > 0 && criteria.every((criterion) => /^must .*[^.]$/.test(criterion));
  expect(broken(isRight)).toEqual([]);
});

it('the guides of interactive components, and only these guides, have keys and journeys with and without scripts', () => {
  const wrong = broken(({ keyboard, keyboardJourneys = [] }, component) =>
    [
      keyboard,
      ...['on', 'off'].map((scripts) =>
        keyboardJourneys.filter((journey) => (journey.scripts ?? scripts) === scripts),
      ),
    ].every((list) => list.length > 0 === isInteractive(component)),
  );
  expect(wrong).toEqual([]);
});

it('every journey of a guide refers to an existing example', () => {
  const ids = examples.map(({ id }) => id);
  const wrong = broken(({ keyboardJourneys = [] }, component) =>
    keyboardJourneys.every(({ example }) => ids.includes(exampleId(component, example))),
  );
  expect(wrong).toEqual([]);
});
