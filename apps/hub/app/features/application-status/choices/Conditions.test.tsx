import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { ConditionsView } from '../tile/tiles-view-types.ts';
import { textOf } from '../testing/shown-tile.tsx';
import { Conditions, ConditionsLink } from './Conditions.tsx';

const props = (view: Partial<ConditionsView> = {}) => ({
  choice: 'History, York',
  conditions: { href: '/dashboard/conditions/one', ...view },
});

const link = 'the conditions of your offer: History, York';

it.each<[Partial<ConditionsView>, string]>([
  [{}, `Its conditions, in your words ABB Change ${link}`],
  [{ grades: 'Yours: ABC' }, `Its conditions, in your words ABB Yours: ABC Change ${link}`],
  [
    { grades: 'Yours: ABC', check: { words: 'Met', isEnough: true } },
    `Its conditions, in your words ABB Yours: ABC Met Change ${link}`,
  ],
])('[EXT-29] for %j, the text of the written conditions is: %s', async (view, text) => {
  const html = await renderPage(<Conditions {...props({ text: 'ABB', ...view })} />, '/dashboard');
  expect(textOf(html)).toBe(text);
});

it('[EXT-29] an offer without written conditions has a link to write them', async () => {
  const html = await renderPage(<ConditionsLink {...props()} />, '/dashboard');
  expect(textOf(html)).toBe(`Write down ${link}`);
});
