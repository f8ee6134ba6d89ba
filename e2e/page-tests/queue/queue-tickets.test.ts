import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';
import { startPair } from '../support/pair.ts';
import { textOf } from '../support/text.ts';

/** The shared hub has no queue API, so this file starts its own. */
let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  pair = await startPair((services) => ({ QUEUE_URL: `${services}/queue` }));
}, 60_000);
afterAll(() => pair.stop());

const QUEUE = '/dashboard/queue';

/** An applicant who waits in a queue for the applications page. */
async function meetQueue(queue: Record<string, unknown>) {
  const someone = await applicant('waiting', pair);
  // Each applicant has their own event.
  const event = `/dashboard/application?queue=${someone.control.persona}`;
  await someone.control.queue(event, { perMinute: 0, ...queue });
  await someone.control.pageState({ timerLink: event });
  return { ...someone, event };
}

const heading = (page: Page) => textOf(page.getByRole('heading', { level: 1 }));

test('[EXT-28] if the queue API does not respond, the applicant stays in the queue', async () => {
  const { control, open } = await meetQueue({});
  await control.fault({ api: 'queue', fault: { drop: true } });
  for (const path of ['/dashboard', '/dashboard/application', QUEUE]) {
    const page = await open(path);
    expect(heading(page), path).toBe("There's a queue now");
    page.getByText('Not known yet');
  }
  await control.clearFaults();
  const page = await open(QUEUE);
  const looked = await page.follow(page.getByRole('link', { name: 'Look now' }));
  looked.getByText('1');
});

test('[EXT-28] a ticket is in the data download and is deleted with all other data', async () => {
  const { control, visitor, open, event } = await meetQueue({ join: 40 });
  const held = async () => {
    const file = await visitor.request('/account/your-data.json');
    return ((await file.json()) as { tickets: unknown[] }).tickets;
  };
  const queue = await open('/dashboard');
  queue.getByText('41');
  expect(await held()).toMatchObject([{ event, state: 'waiting', place: 41 }]);
  await queue.press(queue.getByRole('button', { name: 'Close the queue' }));
  const ask = await open('/dashboard/preferences/your-data/delete');
  expect(textOf(ask.part('main'))).toContain('your place in a queue');
  const deleted = await ask.press(ask.getByRole('button', { name: 'Yes, delete my hub data' }));
  expect(heading(deleted)).toBe('Your hub data is deleted');

  await visitor.signIn(control.persona);
  expect(await held()).toEqual([]);
  await control.user({ studyLevel: 'Undergraduate', studyYear: '2027' });
  // An applicant who returns joins as a new applicant, and gets no message about a missed turn.
  const again = await open('/dashboard');
  again.getByText('42');
  expect(again.html).not.toContain('Your turn came while you were away.');
});

test('[EXT-28] the queue page is under 15 kB and requests only its own API', async () => {
  const { control, visitor, open } = await meetQueue({ join: 9_999 });
  (await open('/dashboard')).getByText('10,000');
  const countRequests = async () => {
    const apis = ['identity', 'content', 'tracking', 'apply', 'queue'];
    return (await Promise.all(apis.map((api) => control.requests(api)))).flat().length;
  };
  const before = await countRequests();
  const { html } = await visitor.open(QUEUE);
  expect(html).toContain('>10,000<');
  expect(Buffer.byteLength(html)).toBeLessThan(15_000);
  expect((await countRequests()) - before).toBe(1);
  expect((await control.requests('queue')).at(-1)).toMatchObject({ method: 'GET' });
});
