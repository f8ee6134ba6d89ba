import { expect, it } from 'vitest';
import * as welsh from './cy.ts';
import * as english from './en.ts';

const { formatList } = welsh;

it('Welsh has everything that English has, because a build has only one of them', () => {
  expect(Object.keys(welsh)).toEqual(Object.keys(english));
});

it.each([
  [['cais'], 'cais'],
  [['cais', 'datganiad'], 'cais a datganiad'],
  [['cais', 'amserlen'], 'cais ac amserlen'],
  [['dyddiadau', 'cais', 'ŵyn'], 'dyddiadau, cais, ac ŵyn'],
])('the Welsh list of %j is %s', (words, text) => {
  expect(formatList(words)).toBe(text);
});
