import type { OwnDatesClient, Result } from '@applicant-hub/api-clients';
import { ownDate } from '@applicant-hub/api-clients/fixtures';
import { expect, it } from 'vitest';
import { failed, ok, partial } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { loadOwnDateForm } from './load-form.server.ts';

const nothing = () => ok(null);

/** The form at a time, of a calendar that answers what the test says. */
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

it('[EXT-35] a new date is empty, has an id of its own, and is asked of nobody', async () => {
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

it('[EXT-35] a date that is there has its version, its words and its choice', async () => {
  const choice = '["University of York","History"]';
  expect(await form('an-interview')).toMatchObject({
    isNew: false,
    version: 3,
    typed: { day: '10', month: '2', year: '2027', time: '10:30am', until: 'midday', choice },
    // Kept with the date, also when no application has it any more.
    choices: [{ value: choice, label: 'History, University of York' }],
    areChoicesKnown: true,
  });
});

it('[EXT-35] the choice of a date is not all choices while tracking does not answer', async () => {
  const unavailable = () => failed('unavailable', 503);
  expect(await form('an-interview', undefined, unavailable)).toMatchObject({
    choices: [{ label: 'History, University of York' }],
    areChoicesKnown: false,
  });
});

it('[EXT-35] the year of a date that is over stays its year', async () => {
  const list = () => ok([ownDate({ date: '2025-03-01' })]);
  expect(await form('an-interview', list)).toMatchObject({
    years: ['2025', '2026', '2027', '2028'],
  });
});

it('[EXT-35] a date that is not there is not there', async () => {
  await expect(form('gone')).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([
  ['nobody can say', () => failed('timeout', null)],
  ['it could not be read', () => partial([])],
] as const)('[EXT-35][AMB-119] while %s, the page of dates says so', async (_what, list) => {
  const answer = form('an-interview', list);
  const response = (await answer.catch((thrown: unknown) => thrown)) as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toMatch(/^\/dashboard\/calendar\?notice=/);
});

it.each([
  ['cannot be had', 'an-interview', () => failed('timeout', null)],
  ['is refused', 'an-interview', () => failed('unauthorised', 403)],
  ['is gone', 'gone', () => ok([ownDate()])],
] as const)(
  '[EXT-35] what was typed stays in the page that answers it, when what is saved %s',
  async (_what, id, list) => {
    // The page shows the form as its action has it: this one has only its frame.
    expect(await form(id, list, nothing, true)).toMatchObject({ isNew: false });
  },
);

it('[EXT-35] a session that is not accepted leads to sign-in and back', async () => {
  const answer = form('an-interview', () => failed('unauthorised', 401));
  const response = (await answer.catch((thrown: unknown) => thrown)) as Response;
  expect(response.headers.get('Location')).toContain(
    `/account/login?returnUrl=${encodeURIComponent('/dashboard/calendar/own/an-interview')}`,
  );
});
