import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { type ChangeToWrite, defaultPageState, type Result } from '@applicant-hub/api-clients';
import {
  type AppInfoPart,
  emptyPart,
  parsePersonalisation,
  type Scheme,
  type StatusHistory,
  type TileStatus,
} from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { observeHistory } from './observe.server.ts';
import { historyView } from '#app/features/status-history/view.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const decision = {
  institutionCode: 'Y50',
  institutionName: 'University of York',
  courseName: 'History',
  choiceStatus: '',
  reasonsOfDelay: null,
};

const waitingWith = (choiceStatusId: string): Partial<AppInfoPart> => ({
  applicationStarted: true,
  applicationStatus: 'Referred',
  isWaitingForOffers: true,
  numberOfReferredChoice: 1,
  originalApplications: [{ ...decision, choiceStatusId }],
});

interface Seen {
  ug: Partial<AppInfoPart>;
  failed?: Scheme[];
  forced?: TileStatus;
  askedAt?: Date | null;
}

const failure: Result<never> = {
  ok: false,
  failure: { kind: 'unavailable', api: 'history', status: 503, message: '', detail: null },
};
const never = () => new Promise<never>(() => undefined);

/** Several hub instances that share one history API. */
function hubs() {
  const saved: StatusHistory = { changes: [], seenUntil: null };
  let changes = saved.changes;
  const history = (): Result<StatusHistory> => ({ ok: true, value: { changes, seenUntil: null } });
  const api = {
    read: vi.fn((): Promise<Result<StatusHistory>> => Promise.resolve(history())),
    write: vi.fn((_: unknown, sent: readonly ChangeToWrite[]): Promise<Result<StatusHistory>> => {
      for (const { previousId, ...change } of sent) {
        const last = changes.findLast(({ subject }) => subject === change.subject);
        if ((last?.id ?? null) === previousId) changes = [...changes, change];
      }
      return Promise.resolve(history());
    }),
  };
  const instance = () => createTestSite();

  /** A page load or a poll on an instance. */
  function scopeAt(site: ReturnType<typeof instance>, seen: Seen): RequestScope {
    const { context } = site.request();
    const { ug, failed = [], forced = null, askedAt = new Date('2027-03-09T14:05:00Z') } = seen;
    void context.once('applications:2027', () =>
      Promise.resolve({
        parts: { ug: { ...emptyPart, ...ug }, uc: emptyPart },
        pending: askedAt === null ? ['ug'] : [],
        failed,
        unknownMode: [],
        isConfigured: true,
        inClearing: false,
        debug: { ug: forced, uc: null },
        codes: { ug: [], uc: [] },
        askedAt: { ug: askedAt, uc: null },
        committed: { ug: null, uc: null },
        recalled: { ug: null, uc: null },
        memory: { context, uid: 'ann', studyYear: 2027 },
      }),
    );
    return testScope({
      request: new Request('http://hub.test/dashboard'),
      context: {
        ...context,
        now: () => new Date('2027-03-11T09:00:00Z'),
        clients: { history: api, events: { listKeyDates: () => ok(keyDatesOfCycles) } },
      },
      applicant: {
        session: { uid: 'ann', accessToken: 'token' },
        user: { uid: 'ann', settings: [] },
        personalisation: parsePersonalisation('{"studyLevel":"Undergraduate","studyYear":"2027"}'),
        pageState: defaultPageState,
        pageStateSource: 'published',
      },
    });
  }
  const written = () => changes.map(({ subject, from, to }) => `${subject} ${from} ${to}`);
  return { api, instance, scopeAt, written };
}

const firstObservation = ['application null waitingForDecisions', 'choice:Y50:History null REF'];

describe('statuses on the tiles', () => {
  it('[EXT-10] a status is written once, however many instances and polls see it', async () => {
    const { instance, scopeAt, written } = hubs();
    const sites = [instance(), instance()];
    for (const state of ['REF', 'C']) {
      await Promise.all(
        [...sites, ...sites].map((site) =>
          observeHistory(scopeAt(site, { ug: waitingWith(state) })),
        ),
      );
    }
    expect(written()).toEqual([...firstObservation, 'choice:Y50:History REF C']);
  });

  it('an unchanged status causes no further calls', async () => {
    const { api, instance, scopeAt } = hubs();
    const site = instance();
    for (let poll = 0; poll < 3; poll += 1) {
      await observeHistory(scopeAt(site, { ug: waitingWith('REF') }));
    }
    expect(api.read).toHaveBeenCalledTimes(1);
    expect(api.write).toHaveBeenCalledTimes(1);
  });

  it('the first page that shows a new status also shows it in its history', async () => {
    const { instance, scopeAt } = hubs();
    const site = instance();
    await observeHistory(scopeAt(site, { ug: waitingWith('REF') }));
    const scope = scopeAt(site, { ug: waitingWith('C') });
    const history = await observeHistory(scope);
    expect(history && historyView(scope, history).news?.line).toBe(
      'Since Tuesday: an offer from University of York',
    );
  });

  it.each<[string, Omit<Seen, 'ug'> & { ug?: Partial<AppInfoPart> }]>([
    ['while an API fails', { failed: ['ug'] }],
    ['while a response is slow', { askedAt: null }],
    ['during an embargo', { ug: { ...waitingWith('C'), isInEmbargo: true } }],
    ['during maintenance', { ug: { ...waitingWith('C'), isInMaintenance: true } }],
    ['while a status is forced', { forced: 'placedFirm' }],
  ])('an observed status is not written %s', async (_, seen) => {
    const { api, instance, scopeAt, written } = hubs();
    const site = instance();
    await observeHistory(scopeAt(site, { ug: waitingWith('REF') }));
    await observeHistory(scopeAt(site, { ug: waitingWith('C'), ...seen }));
    expect(written()).toEqual(firstObservation);
    expect(api.write).toHaveBeenCalledTimes(1);
  });
});

describe('the history API', () => {
  it('while the history API fails, the history is unknown and nothing is written', async () => {
    const { api, instance, scopeAt } = hubs();
    api.read.mockResolvedValue(failure);
    expect(await observeHistory(scopeAt(instance(), { ug: waitingWith('C') }))).toBeNull();
    expect(api.write).not.toHaveBeenCalled();
  });

  it.each(['read', 'write'] as const)(
    'a page waits no longer than its budget for a %s that never completes',
    async (call) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { api, instance, scopeAt } = hubs();
      api[call].mockImplementation(never);
      const site = instance();
      const settled = vi.fn();
      void observeHistory(scopeAt(site, { ug: waitingWith('C') })).then(settled);
      await vi.advanceTimersByTimeAsync(site.config.pageBudgetMs + 1);
      expect(api[call]).toHaveBeenCalledOnce();
      expect(settled).toHaveBeenCalledOnce();
    },
  );

  it('a status that could not be written is sent again with the next page', async () => {
    const { api, instance, scopeAt, written } = hubs();
    const site = instance();
    api.write.mockResolvedValueOnce(failure);
    await observeHistory(scopeAt(site, { ug: waitingWith('REF') }));
    expect(written()).toEqual([]);
    await observeHistory(scopeAt(site, { ug: waitingWith('REF') }));
    expect(written()).toEqual(firstObservation);
  });

  it('a status is not written if the user deleted all data after the page was requested', async () => {
    const { api, instance, scopeAt } = hubs();
    const site = instance();
    const scope = scopeAt(site, { ug: waitingWith('REF') });
    await scope.context.once('wipe-mark', () => scope.context.cache.wipeMark('ann'));
    await scope.context.cache.wipe('ann');
    await observeHistory(scope);
    expect(api.write).not.toHaveBeenCalled();
  });
});
