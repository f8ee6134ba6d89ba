import type { Result } from '@applicant-hub/api-clients';
import { openEvent } from '@applicant-hub/api-clients/fixtures';
import type { OpenEvent } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { failed, fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { EventPage } from './EventPage.tsx';
import { loadEvent } from './load.server.ts';

const id = '10007796123';
const visit = openEvent({ date: '2027-03-06', end: { date: '2027-03-06', time: '16:00' } });

/** The HTML of the page, rendered by the loader and the view. */
async function page(
  result: Promise<Result<OpenEvent[]>>,
  { now = '2027-03-01T12:00:00Z', kept: saved = [] as readonly string[] | null } = {},
) {
  const call = fakeCall(
    saved
      ? { favourites: { events: saved.map((each) => ({ id: each })) } }
      : { identity: { listFavourites: () => failed('timeout', null) } },
  );
  const clients = { ...call.context.clients, events: { listEvents: () => result } };
  const scope = testScope({
    ...call,
    context: { ...call.context, clients, now: () => new Date(now) },
  });
  return renderPage(<EventPage {...await loadEvent(scope, id)} />, `/dashboard/events/${id}`);
}

const shown = (fields: Partial<OpenEvent> = {}, options?: Parameters<typeof page>[1]) =>
  page(ok([{ ...visit, ...fields }]), options);

describe('the page of an event', () => {
  it('the page shows when and where the event is, how long until it starts, and what the applicant can do', async () => {
    const html = await shown({ provider: { id: '10007796', name: 'University of Leicester' } });
    expect(html).toMatch(/<h1[^>]*>Open day at University of Leicester<\/h1>/);
    expect(html).toContain('>Saturday 6 March, 10am to 4pm</time>');
    expect(html).toContain('>Leicester</dd>');
    expect(html).toContain('In 5 days');
    expect(html).toMatch(
      /href="\/explore\/uni-detail\/10007796"[^>]*>University of Leicester<\/a>/,
    );
    expect(html).toContain(`href="/dashboard/calendar/event-${id}.ics"`);
    expect(html).toMatch(/href="\/explore\/search\/events\/10007796123"[^>]*>Details and booking/);
    expect(html).toContain('href="/dashboard"');
    expect(html).toContain('href="/dashboard/calendar"');
  });

  it.each([
    ['2027-03-05T23:59:00Z', 'Tomorrow', 'ahead'],
    ['2027-03-06T09:59:00Z', 'Today', 'ahead'],
    ['2027-03-06T10:00:00Z', 'On now', 'on'],
    ['2027-03-06T16:00:00Z', 'This event is over', 'over'],
  ])('at %s the page of an event shows its stage: %s', async (now, words, stage) => {
    const html = await shown({}, { now });
    expect(html).toContain(`data-event="${stage}"`);
    expect(html).toContain(words);
    expect(html.includes('.ics"')).toBe(stage !== 'over');
  });

  it('an online event shows the time zone of its times', async () => {
    const online = await shown({ area: null });
    expect(online).toContain('Saturday 6 March, 10am to 4pm UK time');
    expect(online).toContain('>Online</dd>');
    expect(await shown()).not.toContain('UK time');
  });

  it('the page leaves out facts that are unknown', async () => {
    const html = await shown({ provider: null, url: null, end: null });
    expect(html).toContain('>Saturday 6 March, 10am</time>');
    expect(html).not.toContain('>University</dt>');
    expect(html).not.toContain('Details and booking');
  });

  it.each([
    [[], 'add', 'Keep this event'],
    [[id], 'remove', 'Kept'],
    [null, 'add', 'Keep with my dates'],
  ])(
    'when the saved events are %j, the heart button of an event has the intent %s',
    async (saved, intent, label) => {
      const html = await shown({}, { kept: saved });
      expect(html).toMatch(
        new RegExp(
          `name="intent" value="${intent}".*name="kind" value="events".*value="${id}"`,
          's',
        ),
      );
      expect(html).toContain(`value="/dashboard/events/${id}#event"`);
      expect(html).toContain(label);
    },
  );

  it.each([
    ['does not exist', ok([]), 'find this event', false],
    ['fails to load', failed('unavailable', 503), 'load this event just now', true],
  ])(
    'the page of an event that %s shows an information message, and a saved event can be removed',
    async (_what, result, words, canTryAgain) => {
      const html = await page(result, { kept: [id] });
      expect(html).toMatch(/<h1[^>]*>Event<\/h1>/);
      expect(html).toContain(words);
      expect(html).toContain('data-tone="info"');
      expect(html.includes('Try again')).toBe(canTryAgain);
      expect(html).toMatch(/name="intent" value="remove"/);
      const notKept = await page(result);
      expect(notKept).not.toContain('name="intent"');
      expect(notKept).not.toContain('let it go');
      expect(notKept).toContain('href="/dashboard/calendar"');
    },
  );
});
