import { defaultPageState } from '@applicant-hub/api-clients';
import {
  type AppInfoPart,
  emptyPart,
  parsePersonalisation,
  type Scheme,
  type TileStatus,
} from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { load } from './load-tiles.server.ts';
import { hasSent } from './sent.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';

interface Situation {
  ug?: Partial<AppInfoPart>;
  pending?: Scheme[];
  failed?: Scheme[];
  known?: TileStatus;
}

/** Creates an applicant's request, for which the application APIs return these responses. */
function scopeOf({ ug = {}, pending = [], failed = [], known }: Situation) {
  const { context } = createTestSite().request();
  const { log } = createRecordingLog();
  const warn = vi.spyOn(log, 'warn');
  const committed = {
    ug: known ? { status: known, started: true, at: 0, decisions: [] } : null,
    uc: null,
  };
  void context.once('applications:2027', () =>
    Promise.resolve({
      parts: { ug: { ...emptyPart, ...ug }, uc: emptyPart },
      pending,
      failed,
      unknownMode: [],
      isConfigured: true,
      inClearing: false,
      debug: { ug: null, uc: null },
      codes: { ug: [], uc: [] },
      committed,
      recalled: committed,
      memory: { context, uid: 'me', studyYear: 2027 },
    }),
  );
  const scope = testScope({
    request: new Request('http://hub.test/dashboard'),
    context: {
      ...context,
      log,
      clients: { events: { listKeyDates: () => ok(keyDatesOfCycles) } },
    },
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { uid: 'me', settings: [] },
      personalisation: parsePersonalisation('{"studyLevel":"Postgraduate","studyYear":"2027"}'),
      pageState: defaultPageState,
      pageStateSource: 'published',
    },
  });
  return { scope, warn };
}

const started = { applicationStarted: true };
const tracked = (applicationStatus: string) => ({ ...started, applicationStatus });

describe('a hub that cannot see an application before it is sent', () => {
  const shown = async (situation: Situation) => {
    const { scope } = scopeOf(situation);
    const clients = { ...scope.context.clients, apply: null };
    const without = { ...scope, context: { ...scope.context, clients } };
    const view = await load(without);
    return { tile: view?.tiles[0], state: view?.state, sent: await hasSent(without) };
  };

  it('the tile does not state that no application was started, and reports no failure', async () => {
    const { tile, state, sent } = await shown({});
    expect(tile).toMatchObject({ status: 'default', label: 'Not sent yet', actor: null });
    expect(state).toBe('ready');
    expect(sent).toBe(false);
  });

  it('a sent application has its usual tile', async () => {
    const { tile, sent } = await shown({ ug: tracked('Placed') });
    expect(tile?.status).not.toBe('default');
    expect(sent).toBe(true);
  });
});

describe('the progress of a tile', () => {
  it('[APP-59] progress that is not a percentage is clamped and logged', async () => {
    const { scope, warn } = scopeOf({ ug: { ...started, percentComplete: Number.NaN } });
    expect((await load(scope))?.tiles[0]?.progress.value).toBe(0);
    expect(warn.mock.calls).toEqual([[{ scheme: 'ug' }, 'invalid progress value']]);
  });

  it('[APP-59] progress that is a percentage is not logged', async () => {
    const { scope, warn } = scopeOf({ ug: { ...started, percentComplete: 40 } });
    expect((await load(scope))?.tiles[0]?.progress).toMatchObject({
      value: 40,
      ring: { fill: 40, figure: '40%' },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['withdrawn', { ug: tracked('Cancelled') }, 1],
    ['start', {}, 1],
    ['unavailable', { ug: { applyUnavailable: true }, failed: ['ug'] }, 1],
    ['placed', { ug: tracked('Placed') }, 100],
  ] as const)(
    '[APP-58][AMB-102] the tile with status %s shows no percentage',
    async (status, situation, fill) => {
      const [tile] = (await load(scopeOf(situation as Situation).scope))?.tiles ?? [];
      expect(tile).toMatchObject({
        status,
        progress: { value: 100, fill, ring: { fill, figure: null } },
      });
    },
  );
});

it('a status that cannot be checked has an unknown actor', async () => {
  const { scope } = scopeOf({ ug: { applyUnavailable: true }, failed: ['ug'] });
  expect((await load(scope))?.tiles[0]?.actor).toEqual({
    kind: 'unknown',
    label: "We can't check right now",
  });
});

it('the tile of a postgraduate application links to the postgraduate application of its year', async () => {
  const { scope } = scopeOf({ ug: started });
  expect((await load(scope))?.tiles[0]?.action?.href).toMatch(/\/2027\/postgraduate$/);
});

describe('sent applications', () => {
  it.each([
    ['no application is started', {}, false],
    ['the application is in progress', { ug: started }, false],
    ['the application is with universities', { ug: tracked('Referred') }, true],
    ['the applicant has a place', { ug: tracked('Placed') }, true],
    ['the application is withdrawn', { ug: tracked('Cancelled') }, true],
    ['the status is unknown', { ug: tracked('Something new') }, null],
    ['the API does not respond in time', { pending: ['ug'] }, null],
    [
      'the API does not respond in time, and the application was sent',
      { pending: ['ug'], known: 'sent' },
      true,
    ],
    ['the API fails', { ug: { applyUnavailable: true }, failed: ['ug'] }, null],
    [
      'the API fails, and the application was in progress',
      { ug: { applyUnavailable: true }, failed: ['ug'], known: 'inProgress' },
      false,
    ],
  ] as const)('when %s, hasSent returns %s', async (_when, situation, sent) => {
    expect(await hasSent(scopeOf(situation as Situation).scope)).toBe(sent);
  });
});
