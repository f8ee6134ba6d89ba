import { expect, it } from 'vitest';
import { type Promotion, visiblePromotions } from './promotion.ts';

const promotion = (title: string, visibility: string): Promotion => ({
  title,
  summary: 'Why it is worth a look.',
  url: '/money/budget',
  image: null,
  byline: 'From our editors',
  link: 'Read more',
  visibility,
});

it('[FED-23][FED-24][FED-26] promotions for the user are shown in order, except those with an invalid expression', () => {
  const promotions = [
    promotion('for all', ''),
    promotion('for me', 'bau AND !clearing'),
    promotion('for others', 'clearing'),
    promotion('for an invalid audience', 'bau AND'),
    promotion('for all too', ' '),
  ];
  const tags = { has: new Set(['bau']), unknown: new Set<string>() };
  const { shown, broken } = visiblePromotions(promotions, tags);
  expect(shown.map(({ title }) => title)).toEqual(['for all', 'for me', 'for all too']);
  expect(broken).toEqual(['bau AND']);
});
