import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findProblems,
  openScreens,
  optionalUrls,
  type ShownScreen,
  withoutApis,
} from '../../screens/optional-apis.ts';
import { applicant, stack } from '../support/applicant.ts';
import { type Pair, startPair } from '../support/pair.ts';

let whole: ShownScreen[] = [];
beforeAll(async () => {
  whole = await openScreens(stack);
}, 60_000);

// `optional-apis.spec.ts` leaves out one API at a time.
describe('the smallest hub', () => {
  let smallest: Pair;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    ({ stop, ...smallest } = await startPair(() => withoutApis(optionalUrls)));
  }, 60_000);
  afterAll(() => stop());

  test('the smallest hub has no dead link, no text about a failure and no call to an absent API', async () => {
    expect(await findProblems(smallest, optionalUrls, whole)).toEqual([]);
  });

  test('the service status lists only the systems of the smallest hub', async () => {
    const { open } = await applicant('waiting', smallest);
    const page = await open('/status');
    expect(page.parts('[data-upstream]').map(({ dataset }) => dataset['upstream'])).toEqual([
      'tracking',
      'identity',
      'content',
      'courses',
    ]);
  });

  test('the download of the smallest hub has no data of absent APIs', async () => {
    const keysOf = async (pair: Pair) => {
      const { visitor } = await applicant('waiting', pair);
      const { html } = await visitor.open('/account/your-data.json');
      return Object.keys(JSON.parse(html) as object);
    };
    const all = await keysOf(stack);
    const left = await keysOf(smallest);
    expect(all.filter((key) => !left.includes(key))).toEqual(['ownDates', 'statusHistory']);
  });
});

test('the check finds a failing API, and a page that should not exist', async () => {
  const events = 'http://127.0.0.1:9/events';
  const { stop, ...pair } = await startPair(() => ({ EVENTS_URL: events }));
  try {
    const problems = (await findProblems(pair, ['EVENTS_URL'], whole)).join('\n');
    expect(problems).toMatch(/\/dashboard\/events\/7 .*responds with/);
    expect(problems).toMatch(/ shows: /);
  } finally {
    await stop();
  }
});
