import { describe, expect, it } from 'vitest';
import { exampleId } from '../gallery/example-id.ts';
import { examples } from '../gallery/examples.ts';
import { guides } from '../gallery/guides.ts';
import type { Guide } from './guide.ts';

const sources = import.meta.glob<string>(
  ['./*/*.tsx', '!./**/*.test.tsx', '!./**/*.examples.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** What a person can reach by keyboard, or what listens to them. */
const CONTROL =
  /<(?:a|button|input|select|summary|textarea|Anchor|Button|ButtonLink|Dialog|IconButton|Link|SkipLink)\b|tabIndex=\{0\}|itemsOf\(|\son[A-Z]\w+=\{/;

const components = [...new Set(examples.map(({ component }) => component))];
const isInteractive = (component: string) =>
  Object.entries(sources).some(
    ([file, source]) => file.startsWith(`./${component}/`) && CONTROL.test(source),
  );

it('every folder with examples has a guide, and no other', () => {
  expect(Object.keys(guides)).toEqual(components);
});

it('knows an interactive component when it sees one', () => {
  expect(['Accordion', 'Dialog', 'Table', 'TabNav'].filter(isInteractive)).toHaveLength(4);
  expect(['Banner', 'Box', 'Heading', 'Tile'].filter(isInteractive)).toEqual([]);
});

describe.each(Object.entries(guides).map(([component, guide]) => ({ component, guide })))(
  '$component',
  ({ component, guide }: { component: string; guide: Guide }) => {
    it('says when to use it, when not to, and what it is without scripts', () => {
      expect(guide.use).not.toEqual([]);
      expect(guide.avoid).not.toEqual([]);
      expect(guide.withoutScripts).toMatch(/\.$/);
      for (const sentence of [...guide.use, ...guide.avoid]) expect(sentence).toMatch(/\.$/);
    });

    it('has criteria that say what must be', () => {
      expect(guide.criteria).not.toEqual([]);
      for (const criterion of guide.criteria) expect(criterion).toMatch(/^must .*[^.]$/);
    });

    it('has a keyboard, and a journey with and without scripts, if it is interactive', () => {
      const { keyboard, keyboardJourneys = [] } = guide;
      expect(keyboard.length > 0).toBe(isInteractive(component));
      for (const scripts of ['on', 'off']) {
        const here = keyboardJourneys.filter((journey) => (journey.scripts ?? scripts) === scripts);
        expect(here.length > 0).toBe(isInteractive(component));
      }
    });

    it('goes through examples that there are', () => {
      const ids = examples.map(({ id }) => id);
      for (const { example } of guide.keyboardJourneys ?? []) {
        expect(ids).toContain(exampleId(component, example));
      }
    });
  },
);
