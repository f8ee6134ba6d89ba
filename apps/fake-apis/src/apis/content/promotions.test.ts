import { type KnownTags, parseVisibility, visiblePromotions } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { promotions } from './promotions.ts';

const services = runServices();

it('[FED-22] promotions are returned with all their fields and are the same for all accounts', async () => {
  const applicant = await services.applicant('start');
  const { status, body } = await outcome(await applicant.call('/content/api/v1/promotions'));
  expect(status).toBe(200);
  const answered = (body as { promotions: Record<string, unknown>[] }).promotions;
  expect(answered).toHaveLength(promotions.length);
  for (const promotion of answered) {
    expect(Object.keys(promotion).sort()).toEqual([
      ...['byline', 'image', 'link', 'summary', 'title', 'url', 'visibility'],
    ]);
    expect((await fetch(String(promotion['image']))).status).toBe(200);
  }
});

it.each(promotions.map(({ title, visibility }) => [title, visibility]))(
  'the visibility expression of %s is valid',
  (_title, visibility) => expect(parseVisibility(visibility)).not.toBeNull(),
);

it.each([
  ['a new applicant', ['bau', 'undergraduate', '2027', 'england', 'research']],
  [
    'an applicant in Clearing',
    ['clearing', 'undergraduate', '2026', 'wales', 'ready', 'hasFavourites'],
  ],
  [
    'a postgraduate applicant from abroad',
    ['bau', 'postgraduate', '2027', 'international', 'refine'],
  ],
])('a few promotions, but not all, apply to %s', (_who, tags) => {
  const known: KnownTags = { has: new Set(tags), unknown: new Set() };
  const { shown } = visiblePromotions(
    promotions.map((promotion) => ({ ...promotion, image: null })),
    known,
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(promotions.length);
});
