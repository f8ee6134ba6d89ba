import type { OwnDatesClient, Result } from '@applicant-hub/api-clients';
import { ownDate } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { loadOwnDateForm } from './load-form.server.ts';

const nothing = () => ok(null);

/** Loads the form at a fixed time, with the API responses that the test passes. */
const form = (
  id: string | null,
  list: OwnDatesClient['list'] = () => ok([ownDate()]),
  track: () => Promise<Result<null>> = nothing,
  isForm = false,
) =>
  loadOwnDateForm(
    testScope({
      request: new Request(`http://hub.test/dashboard/calendar/own/${id ?? 'new'}`),
      context: {
        isForm,
        now: () => new Date('2026-11-22T10:00:00Z'),
        clients: {
          ownDates: { list },
          tracking: { ugTrack: track, ucTrack: track, ugClearingTrack: track },
          apply: { ugApplication: nothing, ucApplication: nothing },
        },
      },
      applicant: { personalisation: { studyYear: 2026 } },
    }),
    id,
  );

it('[EXT-35] a new date is empty, has its own id, and needs no API call', async () => {
  const list = () => failed('timeout', null);
  const [one, other] = [await form(null, list), await form(null, list)];
  expect(one).toMatchObject({
    isNew: true,
    version: 0,
    typed: { title: '', day: '', choice: '' },
    years: ['2026', '2027', '2028'],
  });
  expect(one.newId).toMatch(/^[\w-]{16}$/);
  expect(one.newId).not.toBe(other.newId);
});

it('[EXT-35] a saved date has its version, its text and its choice', async () => {
  const choice = '["University of York","History"]';
  expect(await form('an-interview')).toMatchObject({
    isNew: false,
    version: 3,
    typed: { day: '10', month: '2', year: '2027', time: '10:30am', until: 'midday', choice },
    // The choice is saved with the date, so it is listed even if it is no longer in an application.
    choices: [{ value: choice, label: 'History, University of York' }],
    areChoicesKnown: true,
  });
});

it('[EXT-35] the list of choices is incomplete while tracking is unavailable', async () => {
  const unavailable = () => failed('unavailable', 503);
  expect(await form('an-interview', undefined, unavailable)).toMatchObject({
    choices: [{ label: 'History, University of York' }],
    areChoicesKnown: false,
  });
});

it('[EXT-35] the list of years includes the year of a past date', async () => {
  const list = () => ok([ownDate({ date: '2025-03-01' })]);
  expect(await form('an-interview', list)).toMatchObject({
    years: ['2025', '2026', '2027', '2028'],
  });
});

it('[EXT-35] a date that does not exist returns 404', async () => {
  await expect(form('gone')).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([
  ['the saved date is unavailable', () => failed('timeout', null)],
  ['the saved date is unreadable', () => partial([])],
] as const)(
  '[EXT-35][AMB-119] while %s, the form redirects to the calendar page with a message',
  async (_what, list) => {
    const answer = form('an-interview', list);
    const response = (await answer.catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/dashboard\/calendar\?notice=/);
  },
);

it.each([
  ['fails to load', 'an-interview', () => failed('timeout', null)],
  ['is refused', 'an-interview', () => failed('unauthorised', 403)],
  ['no longer exists', 'gone', () => ok([ownDate()])],
] as const)(
  '[EXT-35] the loader does not fail for a submitted form when the saved date %s',
  async (_what, id, list) => {
    // The page uses the form from the action. The loader returns only the other data.
    expect(await form(id, list, nothing, true)).toMatchObject({ isNew: false });
  },
);

it('[EXT-35] an expired session redirects to sign-in and back', async () => {
  const answer = form('an-interview', () => failed('unauthorised', 401));
  const response = (await answer.catch((thrown: unknown) => thrown)) as Response;
  expect(response.headers.get('Location')).toContain(
    `/account/login?returnUrl=${encodeURIComponent('/dashboard/calendar/own/an-interview')}`,
  );
});
