import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tile } from '../support/hub.ts';
import { partOf } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const openWays = async (persona: string) => {
  const { open } = await applicant(persona);
  return partOf(tile(await open('/dashboard'), 'ug'), '[data-open-ways]');
};

test('[EXT-47] after one of five choices is unsuccessful, the tile shows that the others are still being considered', async () => {
  expect(textOf(await openWays('waiting'))).toBe(
    'Still open today 3 choices are still being considered',
  );
});

test('[EXT-47] after five unsuccessful choices, the tile shows that Extra is open, with a link to the application', async () => {
  const ways = await openWays('extra');
  expect(textOf(ways)).toMatch(
    /^Still open today Extra: you can add one choice at a time, until .* Add a choice in Extra/,
  );
});

test('[EXT-47] without an unsuccessful choice, the tile has no list of the remaining options', async () => {
  const { open } = await applicant('sent');
  expect((await open('/dashboard')).parts('[data-open-ways]')).toEqual([]);
});
