import { describe, expect, test } from 'vitest';
import type { Scheme } from '@applicant-hub/domain';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { testApplicant, testScope } from '#app/platform/request/testing/test-scope.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { commit, findCommitted, latestStatuses, recallable } from './committed.server.ts';
import { decisionOf } from '../testing/tile-at.ts';

const now = new Date('2026-11-21T14:05:00Z');
const parts = { ug: { applicationStarted: true }, uc: { applicationStarted: true } };

const sent = { status: 'sent', decisions: [decisionOf('REF')] } as const;

const newMemory = () => ({
  context: createTestSite().request().context,
  uid: 'someone',
  studyYear: 2027,
});

/** Commits the statuses, then reads what is stored. */
async function after(
  memory: ReturnType<typeof newMemory>,
  change: Partial<Parameters<typeof commit>[2]>,
) {
  const previous = await findCommitted(memory);
  await commit(memory, previous, {
    results: {},
    unknown: [],
    parts,
    inClearing: false,
    now,
    ...change,
  });
  return findCommitted(memory);
}

describe('committed statuses', () => {
  test('[APP-61] the status of a tile is committed with its time', async () => {
    expect(await after(newMemory(), { results: { ug: sent } })).toEqual({
      ug: { ...sent, started: true, at: now.getTime() },
      uc: null,
    });
  });

  test('[APP-62] the status is removed with its tile, except for ug in clearing mode', async () => {
    const memory = newMemory();
    await after(memory, { results: { ug: sent, uc: sent } });
    expect(await after(memory, { inClearing: true })).toMatchObject({
      ug: { status: 'sent' },
      uc: null,
    });
    expect(await after(memory, {})).toEqual({ ug: null, uc: null });
  });

  test('the latest good status of a scheme and its time are preserved while its APIs fail', async () => {
    const memory = newMemory();
    await after(memory, { results: { ug: sent } });
    const later = new Date(now.getTime() + 60_000);
    expect(await after(memory, { unknown: ['ug'], now: later })).toMatchObject({
      ug: { status: 'sent', at: now.getTime() },
    });
  });

  test('the absence of an application is stored, and no status is recalled for it', async () => {
    const memory = newMemory();
    const none = { ...parts, uc: { applicationStarted: false } };
    const known = await after(memory, { results: { ug: sent }, parts: none });
    expect(known.uc).toMatchObject({ status: 'notStarted', started: false });
    const modes = { ug: 'default', uc: 'default' } as const;
    expect(recallable(known, modes)).toMatchObject({ ug: { status: 'sent' }, uc: null });
    // A failed API does not show whether there is an application.
    expect(await after(memory, { results: { ug: sent }, unknown: ['uc'] })).toEqual(known);
    expect(await after(newMemory(), { results: { ug: sent }, unknown: ['uc'] })).toMatchObject({
      uc: null,
    });
  });

  test.each<[boolean, number, Scheme[] | null]>([
    [false, 2027, null],
    [false, 2027, ['ug']],
    [true, 2027, []],
    // The hub has no application API for this year.
    [true, 2035, null],
  ])(
    'isComplete is %s for %i, if the last visit had no response for %o (null: no visit)',
    async (isSeen, studyYear, unknown) => {
      const { context } = testScope({
        context: { clients: { events: { listKeyDates: () => ok([]) } } },
      });
      const applicant = testApplicant({
        session: { uid: 'someone' },
        personalisation: { studyYear },
      });
      if (unknown !== null) await after({ ...newMemory(), context }, { results: {}, unknown });
      expect((await latestStatuses({ context, applicant })).isComplete).toBe(isSeen);
    },
  );

  test('[AMB-111] no status is recalled while the mode hides it or is not known', async () => {
    const known = await after(newMemory(), { results: { ug: sent } });
    for (const ug of ['maintenance', 'updating', null] as const) {
      expect(recallable(known, { ug, uc: 'default' }).ug).toBeNull();
    }
  });

  test('a status is not recalled for a different user or year', async () => {
    const memory = newMemory();
    await after(memory, { results: { ug: sent } });
    expect(await findCommitted({ ...memory, uid: 'another' })).toEqual({ ug: null, uc: null });
    expect(await findCommitted({ ...memory, studyYear: 2026 })).toEqual({ ug: null, uc: null });
  });
});
