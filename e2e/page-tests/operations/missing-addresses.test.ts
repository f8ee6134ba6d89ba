import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionalAddresses, without } from '../../fixtures/optional-addresses.ts';
import { inspect, type Inspection } from '../../screens/dead-links.ts';
import { screens, tools } from '../../screens/screens.ts';
import { startPair } from '../support/pair.ts';

let stop: () => Promise<void>;
let bare: Inspection;

// The journey with the same name leaves out each address in turn.
beforeAll(async () => {
  const pair = await startPair(() => without(optionalAddresses));
  stop = pair.stop;
  bare = await inspect(pair, [...screens, ...tools], optionalAddresses);
}, 120_000);

afterAll(() => stop());

test('a hub without the addresses of other pages has no dead link on any screen', () => {
  expect(bare.faults).toEqual([]);
});

test('a hub without the addresses of other pages lacks only the screens that need them', () => {
  const lacking = Object.keys(bare.statuses).filter((name) => bare.statuses[name] !== 200);
  expect(lacking).toEqual([
    ' /dashboard/events/0',
    ' /dashboard/totum',
    ' /shared/a-token-that-nobody-has',
    ' /nothing-here',
    ' /resources/widget/CareerCompass',
    ' /resources/widget/Faq',
    ' /resources/widget/HubLive',
    ' /resources/widget/SpringpodSpotlights',
  ]);
});
