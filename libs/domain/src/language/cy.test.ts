import { expect, it } from 'vitest';
import { formatList, inSentence } from './cy.ts';

it('a weekday in a Welsh sentence begins with a small letter', () => {
  expect(inSentence('Dydd Iau')).toBe('dydd Iau');
});

it.each([
  [['cais'], 'cais'],
  [['cais', 'datganiad'], 'cais a datganiad'],
  [['cais', 'amserlen'], 'cais ac amserlen'],
  [['dyddiadau', 'cais', 'ŵyn'], 'dyddiadau, cais, ac ŵyn'],
])('the Welsh list of %j is %s', (words, text) => {
  expect(formatList(words)).toBe(text);
});
