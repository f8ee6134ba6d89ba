import { emptyPart, type Scheme } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { fakeScope } from '../testing/fake-scope.ts';
import { findMyYear } from './my-year.server.ts';

/**
 * Loads the `MyYear` of an applicant to conservatoires only, while these schemes are pending or
 * have failed.
 */
function yearWith(unsure: { pending?: Scheme[]; failed?: Scheme[] }) {
  const scope = fakeScope({
    now: '2027-08-20T12:00:00Z',
    events: { listKeyDates: () => ok(keyDatesOfCycles) },
  });
  void scope.context.once('applications:2027', () =>
    Promise.resolve({
      parts: { ug: emptyPart, uc: { ...emptyPart, applicationStarted: true } },
      ...{ pending: [], failed: [], unknownMode: [], isConfigured: true, inClearing: false },
      ...{ debug: { ug: null, uc: null }, codes: { ug: [], uc: [] } },
      committed: { ug: null, uc: null },
      recalled: { ug: null, uc: null },
      ...unsure,
    }),
  );
  return findMyYear(scope);
}

it.each([
  ['has not responded', { pending: ['ug' as const] }],
  ['has failed', { failed: ['ug' as const] }],
])(
  '[EXT-9] while the undergraduate API %s, undergraduate dates are uncertain for a conservatoires applicant',
  async (_when, unsure) => {
    const { applications, dates } = await yearWith(unsure);
    expect(applications).toMatchObject([{ scheme: 'ug', status: null }, { scheme: 'uc' }]);
    expect(dates).toContainEqual(
      expect.objectContaining({ id: '2027-clearing', isSure: false }) as unknown,
    );
  },
);

it('[EXT-9] an applicant who has applied only to conservatoires has no undergraduate dates', async () => {
  const { applications, dates } = await yearWith({});
  expect(applications.map(({ scheme }) => scheme)).toEqual(['uc']);
  expect(dates).toEqual([]);
});
