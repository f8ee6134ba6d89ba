import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['ראיון 12', 'مقابلة', 'Interview مقابلة', '𞤀𞤣𞤤𞤢𞤥'])(
  'right-to-left words are isolated from the words around them: %s',
  (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  },
);

it('direction marks in a text are removed before it is isolated', () => {
  expect(isolated('\u202Eabc')).toBe('abc');
  expect(isolated('ראיון\u2069 12')).toBe('\u2068ראיון 12\u2069');
});

it.each(['Interview', 'Zoë Ångström', '面试', '👩‍🎓'])('other text is unchanged: %s', (text) => {
  expect(isolated(text)).toBe(text);
});
