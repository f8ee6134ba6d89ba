import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it } from 'vitest';
import type {
  ApplyMode,
  ChoiceState,
  FeedItemId,
  Scheme,
  StudyLevel,
  TileStatus,
} from '@applicant-hub/domain';
import { ok } from '#app/platform/request/testing/fake-call.ts';
import { systemOf } from '#app/platform/paths/system-of.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { offeredTo } from '#app/features/dashboard/grid/grid.server.ts';
import { loadFeed } from './load.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

interface Situation {
  /** The statuses of the tiles. A scheme without a status has no tile. */
  tiles?: Partial<Record<Scheme, TileStatus>>;
  pending?: Scheme[];
  failed?: Scheme[];
  unknownMode?: Scheme[];
  known?: Partial<Record<Scheme, TileStatus>>;
  isClosed?: boolean;
  studyLevel?: StudyLevel;
  ugMode?: ApplyMode;
  widgets?: object;
  doneTodos?: string[];
  sources?: object;
  now?: string;
  firm?: ChoiceState | null;
  /** Whether the tile shows that the last date to reply has passed. */
  replyIsOver?: boolean;
  config?: Partial<HubConfig>;
  trackingIsInMaintenance?: boolean;
  /** Default true. */
  hasCalendar?: boolean;
}

async function feedOf({
  tiles = {},
  pending = [],
  failed = [],
  unknownMode = [],
  known = {},
  isClosed = false,
  studyLevel = 'Undergraduate',
  ugMode = 'default',
  widgets = {},
  doneTodos = [],
  sources = {},
  now = '2026-11-22T10:00:00Z',
  firm = null,
  replyIsOver = false,
  config = {},
  trackingIsInMaintenance = false,
  hasCalendar = true,
}: Situation) {
  const site = createTestSite({ config: { fixedNow: new Date(now), ...config } });
  const { context } = site.request();
  const remembered = (scheme: Scheme) => {
    const status = known[scheme];
    return status === undefined ? null : { status, started: true, at: 0, decisions: [] };
  };
  await context.once('apply', () =>
    Promise.resolve({
      tiles: Object.entries(tiles).map(([scheme, status]) => ({
        id: scheme,
        scheme,
        status,
        choices: firm === null ? [] : [{ state: firm }],
        replyBy: { isOver: replyIsOver },
      })),
      closed: isClosed ? {} : null,
    }),
  );
  const part = { isInMaintenance: trackingIsInMaintenance };
  await context.once('applications:2027', () =>
    Promise.resolve({
      parts: { ug: part, uc: part },
      pending,
      failed,
      debug: { ug: null, uc: null },
      unknownMode,
      recalled: { ug: remembered('ug'), uc: remembered('uc') },
    }),
  );
  const settings = [
    ...doneTodos.map((name) => ({
      collection: 'dashboardTodo' as const,
      name,
      data: '{"done":true}',
    })),
    {
      collection: 'dashboardSettings' as const,
      name: 'Notifications',
      data: JSON.stringify(sources),
    },
  ];
  const events = hasCalendar ? { listKeyDates: () => ok(keyDatesOfCycles) } : null;
  const scope = testScope({
    context: { ...context, clients: hasCalendar ? { events } : { events, ownDates: null } },
    request: new Request('http://127.0.0.1/dashboard'),
    applicant: {
      session: { uid: 'me', accessToken: 'token' },
      user: { settings },
      personalisation: { studyLevel, studyYear: 2027, savedStudyYear: 2027 },
      pageState: { applyMode: { ug: ugMode, uc: 'default' }, widgets },
    },
  });
  return loadFeed(scope, offeredTo(scope));
}

const idsOf = async (situation: Situation) =>
  (await feedOf(situation)).cards.flat().map(({ id }) => id);

describe("an applicant's feed", () => {
  it('[FED-3] every step has text, a picture or icon, and an address', async () => {
    const { cards } = await feedOf({ tiles: { ug: 'inProgress' } });
    expect(Object.keys(cards[0]?.[0] ?? {}).sort()).toEqual([
      ...['colour', 'icon', 'id', 'image', 'link', 'scheme', 'summary', 'title', 'type'],
    ]);
    for (const step of cards.flat()) {
      expect(step.title).not.toBe('');
      expect(step.summary).not.toBe('');
      expect(step.link?.label).not.toBe('');
      expect(step.icon).not.toBe('');
      expect(['turn', 'primary', 'info', 'success', 'neutral']).toContain(step.colour);
      expect(['cta', 'faq', 'howto', 'article', 'headline', 'highlight']).toContain(step.type);
      expect(step.link?.href).toMatch(/^(\/|https?:)/);
      expect(step.scheme).toBeNull();
    }
    expect(cards[0]?.[0]).toMatchObject({ id: 'one_section', type: 'cta' });
    expect(cards.flat().find(({ id }) => id === 'statement')?.link?.href).toBe(
      '/dashboard?widget=StatementNew',
    );
  });

  it('each step names its application when there are two applications', async () => {
    const { cards } = await feedOf({ tiles: { ug: 'sent', uc: 'ready' } });
    const names = new Set(cards.flat().map(({ scheme }) => scheme));
    expect([...names]).toEqual(['Undergraduate', 'Conservatoires']);
  });

  it('a step is omitted when its widget is switched off', async () => {
    const tiles = { ug: 'decisionsReceived' } as const;
    expect(await idsOf({ tiles })).toContain('sleep');
    expect(await idsOf({ tiles, widgets: { Notes: { disable: true } } })).not.toContain('sleep');
  });

  it('[EXT-31] after the last date to reply, no step is about a reply, even while the tile is loading', async () => {
    const known = { ug: 'decisionsReceived' } as const;
    const late = '2027-08-14T10:00:00Z';
    expect(await idsOf({ pending: ['ug'], known, now: '2027-04-14T10:00:00Z' })).toContain('reply');
    expect(await idsOf({ pending: ['ug'], known, now: late })).not.toContain('reply');
    const shown = { tiles: known, replyIsOver: true };
    expect(await idsOf(shown)).not.toContain('reply');
    expect(await idsOf({ ...shown, replyIsOver: false })).toContain('reply');
  });

  it('[EXT-22] the feed omits the kinds of steps that are switched off', async () => {
    const tiles = { ug: 'sent' } as const;
    const types = async (sources: object) =>
      (await feedOf({ tiles, sources })).cards.flat().map(({ type }) => type);
    expect(await types({})).toContain('faq');
    expect(await types({ questions: 'no' })).not.toContain('faq');
    expect(await types({ questions: 'no', guides: 'no', articles: 'no' })).toEqual(['headline']);
  });

  it('while a response is slow, the feed shows steps for the last known status, or no steps about a status if none is known', async () => {
    const late = { pending: ['ug', 'uc'] as Scheme[] };
    expect((await idsOf({ ...late, known: { ug: 'decisionsReceived' } }))[0]).toBe('reply');
    expect((await idsOf(late))[0]).toBe('open');
  });

  it('[FED-15] after a failure the feed has an FAQ card about the failure, and steps for the last known statuses', async () => {
    const failed = { tiles: { ug: 'unavailable' }, failed: ['ug'] } as const;
    const ids = await idsOf({ ...failed, failed: ['ug'], known: { ug: 'decisionsReceived' } });
    expect(ids[0]).toBe('unavailable_faq');
    expect(ids).toContain('reply');
    const { cards } = await feedOf({ ...failed, failed: ['ug'] });
    expect(cards[0]?.[0]).toMatchObject({ title: "Why can't I access my application?" });
    expect(cards.flat().map(({ id }) => id)).toContain('open');
  });

  it.each([
    ['[FED-15] tracking reports it', { trackingIsInMaintenance: true }, true],
    ['[FED-15] the mode reports it', { ugMode: 'maintenance' }, true],
    ['a call failed', { failed: ['ug'] }, false],
  ] as const)(
    'the FAQ card about a failure mentions maintenance only if maintenance was reported: %s',
    async (_when, situation, isNamed) => {
      const { cards } = await feedOf({
        tiles: { ug: 'unavailable' },
        ...situation,
        failed: ['ug'],
      });
      expect(cards[0]?.[0].id).toBe('unavailable_faq');
      expect(cards[0]?.[0].summary.includes('maintenance')).toBe(isNamed);
    },
  );

  it('the feed of a hub without a calendar does not link to it', async () => {
    const hrefs = async (hasCalendar: boolean) =>
      (await feedOf({ tiles: { ug: 'default' }, hasCalendar })).cards
        .flat()
        .map(({ link }) => link?.href);
    expect(await hrefs(true)).toContain('/dashboard/calendar');
    expect(await hrefs(false)).not.toContain('/dashboard/calendar');
  });

  it('[AMB-111] the feed has no step about a status while the mode is unknown', async () => {
    const ids = await idsOf({ tiles: { ug: 'unavailable' }, unknownMode: ['ug', 'uc'] });
    expect(ids[0]).toBe('open');
    expect(ids).not.toContain('unavailable_faq');
    expect(ids).not.toContain('start');
  });

  it('after a year is over, the feed does not invite the applicant to start an application for that year', async () => {
    expect((await idsOf({ isClosed: true }))[0]).toBe('open');
    // The editors have not closed the year's applications yet.
    const over = { now: '2027-11-20T12:00:00Z' };
    for (const tiles of [{}, { ug: 'start' }, { ug: 'start', uc: 'start' }] as const) {
      expect(await idsOf({ ...over, tiles })).not.toContain('start');
      expect((await idsOf({ ...over, tiles }))[0]).toBe('later_year');
    }
    // For an application that is not submitted or has no place, the tile shows that applications
    // have closed.
    for (const ug of [
      'inProgress',
      'applicationReturned',
      'unplaced',
      'clearingAddChoice',
    ] as const) {
      expect((await idsOf({ ...over, tiles: { ug } }))[0]).toBe('later_year');
    }
    // While a response is slow, the feed also checks the year for the last known status.
    const known = { ug: 'ready' } as const;
    expect((await idsOf({ ...over, pending: ['ug'], known }))[0]).toBe('later_year');
    expect((await idsOf({ ...over, tiles: { ug: 'placed' } }))[0]).toBe('placed');
    // Postgraduate applications have no common closing date.
    expect((await idsOf({ ...over, studyLevel: 'Postgraduate' }))[0]).toBe('start');
  });

  it.each(['extraUnplaced', 'unplaced', 'extraNotOpen'] as const)(
    'with the status %s, the feed mentions Extra until Extra has closed',
    async (ug) => {
      const hintsAt = async (now: string) =>
        (await idsOf({ tiles: { ug }, now })).filter((id) => id.startsWith('extra'));
      expect(await hintsAt('2027-03-20T12:00:00Z')).toContain('extra_faq');
      expect(await hintsAt('2027-08-14T12:00:00Z')).toEqual([]);
    },
  );

  it('[FED-2] the feed links to the to-do list once a step is done', async () => {
    expect((await feedOf({})).hasTodoLink).toBe(false);
    expect((await feedOf({ doneTodos: ['options'] })).hasTodoLink).toBe(true);
  });
});

/** The first steps of the feed. Checking all of them would repeat the table. */
const firstSteps = async (situation: Situation) => (await idsOf(situation)).slice(0, 2);

it.each<[row: string, situation: Situation, first: FeedItemId[]]>([
  ['[FED-5]', { tiles: { ug: 'unconditional' } }, ['changed', 'difference']],
  ['[FED-5]', { tiles: { ug: 'unconditionalUCCF' } }, ['changed', 'difference']],
  ['[FED-6]', { tiles: { ug: 'unconditionalUCCFCI' } }, ['changed', 'difference']],
  ['[FED-7]', { tiles: { ug: 'awaitingConfirmReasons' } }, ['results', 'conditions']],
  [
    '[FED-7]',
    { tiles: { ug: 'awaitingConfirm' }, firm: 'conditionalInsurance' },
    ['results', 'conditions'],
  ],
  ['[FED-7]', { tiles: { ug: 'awaitingConfirm' }, firm: 'unconditionalFirm' }, ['finance', 'room']],
  ['[FED-8]', { tiles: { ug: 'placedFirm' } }, ['placed', 'room']],
  ['[FED-8]', { tiles: { ug: 'placedInsurance' } }, ['placed', 'room']],
  ['[FED-9]', { tiles: { ug: 'updating' } }, ['updates', 'plan_both']],
  ['[FED-10]', { tiles: { ug: 'clearingWaiting' } }, ['clearing_wait', 'plan_both']],
  ['[FED-11]', { tiles: { ug: 'clearingUnknown' } }, ['open', 'shortlist']],
  ['[FED-11]', { tiles: { ug: 'unavailable' } }, ['unavailable_faq', 'shortlist']],
  ['[FED-12]', {}, ['start', 'shortlist']],
  ['[FED-12]', { ugMode: 'clearing' }, ['start', 'shortlist']],
  ['[FED-13]', { tiles: { ug: 'sent', uc: 'ready' }, ugMode: 'clearing' }, ['sent', 'interview']],
  ['[FED-13]', { tiles: { uc: 'ready' }, ugMode: 'clearing' }, ['open', 'dates']],
  ['[FED-14]', { tiles: { uc: 'ready' } }, ['uc_send', 'uc_record']],
  ['[FED-14]', { tiles: { ug: 'sent' } }, ['sent', 'interview']],
])('%s the feed for the situation %o starts with %j', async (_row, situation, first) => {
  expect(await firstSteps(situation)).toEqual(first);
});

it.each<[row: string, shared: TileStatus, own: TileStatus]>([
  ['[FED-6]', 'unconditionalUCCFCI', 'UCCFCI'],
  ['[FED-6]', 'unconditionalUCCFUI', 'UCCFUI'],
  ['[FED-6]', 'unconditionalUCCIUCCF', 'UCCI'],
  ['[FED-5]', 'unconditional', 'UCCF'],
])('%s the status %s has the same feed as the status %s', async (_row, shared, own) => {
  const ids = await idsOf({ tiles: { ug: shared } });
  expect(ids).toEqual(await idsOf({ tiles: { ug: own } }));
  expect(ids.length).toBeGreaterThan(2);
});

it('in Clearing, the feed of a conservatoire applicant opens the conservatoire application', async () => {
  const tiles = { uc: 'waitingForDecisions' } as const;
  const { cards } = await feedOf({ tiles, ugMode: 'clearing' });
  const open = cards.flat().find(({ id }) => id === 'open');
  const own = await feedOf({ tiles: { uc: 'default' } });
  expect(open?.link?.href).toBe(own.cards.flat().find(({ id }) => id === 'open')?.link?.href);
  const ug = await feedOf({ tiles: { ug: 'default' } });
  expect(open?.link?.href).not.toBe(ug.cards.flat().find(({ id }) => id === 'open')?.link?.href);
});

it('without the address of the application, steps in the application are shown without a link', async () => {
  const applyLinks = { old: null, new: null, track: null };
  const { cards } = await feedOf({ tiles: { ug: 'ready' }, config: { applyLinks } });
  const all = await feedOf({ tiles: { ug: 'ready' } });
  expect(cards.flat().map(({ id }) => id)).toEqual(all.cards.flat().map(({ id }) => id));
  expect(cards[0]?.[0].link).toBeNull();
  expect(all.cards[0]?.[0].link).not.toBeNull();
});

it('a step whose page the hub does not have is left out', async () => {
  const { links } = createTestSite().config;
  const pagesOf = async (config: Partial<HubConfig>) =>
    (await feedOf({ tiles: { ug: 'sent' }, config })).cards
      .flat()
      .flatMap(({ link }) => link?.href ?? []);
  const all = await pagesOf({});
  expect(all.filter((href) => systemOf(href) === 'website').length).toBeGreaterThan(0);
  const hrefs = await pagesOf({ links: { ...links, website: null } });
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => systemOf(href) === 'website')).toEqual([]);
});
