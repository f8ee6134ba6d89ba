import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { textOf } from '../support/text.ts';

/** The parts of a contract that this test reads. */
interface Pact {
  provider: { name: string };
  interactions: { request: { method: string; path: string }; response: { status: number } }[];
}

const folder = new URL('../../../pacts/', import.meta.url);
const pacts = globSync('*.json', { cwd: folder.pathname }).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Pact,
);

/** The calls that have a successful response in a contract, by API. */
const answered = new Map(
  pacts.map(({ provider, interactions }) => [
    provider.name.replace(/-api$/, ''),
    interactions
      .filter(({ response }) => response.status < 400)
      .map(({ request }) => `${request.method} ${request.path}`),
  ]),
);

const pages = [
  '/dashboard',
  '/dashboard/application',
  '/dashboard/calendar',
  '/dashboard/live',
  '/dashboard/notifications',
  '/dashboard/people-like-you?type=a-level&subject=biology&subject=chemistry&subject=mathematics',
  '/dashboard/preferences',
  '/dashboard/support',
  '/explore/favourites',
  '/explore/for-you',
  '/explore/unis',
  '/coursedisplay/results?SearchText=physics',
];

test('[SYS-12] every API call of the twelve listed pages has a response in a contract', async () => {
  const { control, visitor } = await applicant('waiting');
  for (const page of pages) expect((await visitor.follow(page)).status, page).toBe(200);

  const undecided: string[] = [];
  let count = 0;
  for (const [api, calls] of answered) {
    for (const { method, path } of await control.requests(api)) {
      count += 1;
      if (!calls.includes(`${method} ${path}`)) undecided.push(`${api}: ${method} ${path}`);
    }
  }
  expect(count).toBeGreaterThan(pages.length);
  expect(undecided).toEqual([]);
});

test("[SYS-15] the message and status of an API's failure are shown on the page", async () => {
  const { control, open } = await applicant('waiting');
  for (const status of [400, 401, 500, 503]) {
    const body = JSON.stringify({ message: `Said with ${status}`, code: 'some_code' });
    await control.fault({ api: 'courses', fault: { status, body } });
    const page = await open(`/coursedisplay/results?SearchText=physics${status}`);
    expect(textOf(page.getByRole('main'))).toContain(
      `There has been a problem fetching courses. (Said with ${status} - ${status})`,
    );
    await control.clearFaults();
  }
});
