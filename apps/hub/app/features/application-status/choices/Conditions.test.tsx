import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { ConditionsView } from '../tile/tiles-view-types.ts';
import { textOf } from '../testing/shown-tile.tsx';
import { Conditions } from './Conditions.tsx';

const shown = async (view: Partial<ConditionsView> = {}) =>
  textOf(
    await renderPage(
      <Conditions choice="History, York" href="/dashboard/conditions/one" {...view} />,
      '/dashboard',
    ),
  );

it.each<[Partial<ConditionsView>, string]>([
  [{}, 'Write down the conditions of your offer: History, York'],
  [
    { text: 'ABB' },
    'Its conditions, in your words ABB Change the conditions of your offer: History, York',
  ],
  [
    { text: 'ABB', grades: 'Your saved grades: ABC' },
    'Its conditions, in your words ABB Your saved grades: ABC Change the conditions of your offer: History, York',
  ],
  [
    { text: 'ABB', grades: 'Yours: ABC', check: { words: 'Met', isEnough: true } },
    'Its conditions, in your words ABB Yours: ABC Met Change the conditions of your offer: History, York',
  ],
])('[EXT-29] the line of a choice with the conditions %j reads: %s', async (view, text) => {
  expect(await shown(view)).toBe(text);
});
