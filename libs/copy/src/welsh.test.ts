import { expect, it } from 'vitest';
import { messagesIn } from './languages.ts';

type Message = (placeholders: Record<string, string | number>) => string;

const english = Object.entries(messagesIn.en) as unknown as [string, Message][];
const welsh = messagesIn.cy as unknown as Record<string, Message>;

/** Placeholder values that differ from all words. Any of them may also be a count. */
const marked = (count: number | null) =>
  new Proxy({}, { get: (_, name) => count ?? `<${String(name)}>` }) as Record<string, string>;

/** The counts 0 to 6 can each have a separate form in Welsh. 7 represents all other numbers. */
const counts = [null, 0, 1, 2, 3, 4, 5, 6, 7];

it('every message has Welsh text for every count', () => {
  for (const [key] of english) {
    for (const count of counts) {
      const text = welsh[key]!(marked(count));
      expect(text, key).toMatch(/\p{L}|\d/u);
      expect(text, key).not.toMatch(/undefined|[{}]| {2}/);
    }
  }
});

/** Names, and words that are the same in both languages. */
const sameInWelsh = ['Conservatoire', 'Conservatoires', 'Post', 'Smart Alerts', 'TEF', 'UCAS'];

it('only names and shared words are the same in Welsh', () => {
  const same = english
    .map(([key, message]) => [message(marked(null)), welsh[key]!(marked(null))])
    .filter(([text, translated]) => text === translated)
    .map(([text = '']) => text.replaceAll(/<\w+>/g, '').trim())
    .filter((words) => /\p{L}/u.test(words));
  expect([...new Set(same)].sort()).toEqual(sameInWelsh);
});
