import { defaultPageState, unknownPageState } from '@applicant-hub/api-clients';
import { parsePersonalisation, type QueuePlace } from '@applicant-hub/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { flash } from '#app/platform/flash/notices.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { findPlace, keepPlace } from './place.server.ts';
import { requireQueueClearance } from './hold.server.ts';
import { changeQueue, loadQueue, queueLink, queueStatus } from './queue.server.ts';

const now = Date.UTC(2027, 7, 19, 7);
const LOOK = '/dashboard/queue?look';
const LINK = 'https://apply.test/clearing';
const config = parseConfig({
  HUB_ENV: 'test',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.test/{year}/{scheme}',
});

type State = Partial<Applicant['pageState']>;

const document = { Accept: 'text/html,*/*;q=0.8' };

/** A browser with its own cookies, in front of one hub. */
function browser(
  state: State = {},
  {
    uid = 'a',
    isProd = false,
    studyLevel = 'Undergraduate',
    isPageStateShared = false,
    site = createTestSite({
      config: { ...config, debugAreaAllowed: !isProd, isPageStateShared },
    }),
  } = {},
) {
  const jar: string[] = [];
  const counted: string[] = [];
  const session = { uid } as Applicant['session'];
  const open = (path: string, headers: Record<string, string> = document, isForm = false) => {
    const { context } = site.request();
    // Cookies that a request sets are sent with the next request.
    const setCookie = (value: string) => void jar.push(value);
    const call = {
      request: new Request(`${config.publicUrl}${path}`, {
        headers: { Cookie: cookieHeader(jar), ...headers },
      }),
      context: {
        ...context,
        setCookie,
        isForm,
        onQueue: (seen: string) => void counted.push(seen),
      },
      applicant: {
        session,
        personalisation: parsePersonalisation(JSON.stringify({ studyLevel })),
        pageState: { ...defaultPageState, timerLink: LINK, ...state },
        pageStateSource: 'published',
      } as Applicant,
    };
    return { ...call, link: queueLink(call) };
  };
  return {
    site,
    jar,
    counted,
    open,
    keep: (place: QueuePlace) => keepPlace(open('/dashboard'), place),
  };
}

/** The target of a redirect, or the result when there is no redirect. */
async function end(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
}

const load = (call: ReturnType<ReturnType<typeof browser>['open']>) =>
  end(loadQueue(call, call.link));
const hold = (call: ReturnType<ReturnType<typeof browser>['open']>) =>
  end(requireQueueClearance(call));
const news = (call: ReturnType<ReturnType<typeof browser>['open']>) => queueStatus(call, call.link);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('[SH-43][CLT-2] the queue replaces every screen, and resumes the place that the browser stores', async () => {
    const { open } = browser();
    expect(await hold(open('/dashboard/calendar'))).toBe('/dashboard/queue');
    expect(await load(open('/dashboard/queue'))).toEqual({
      state: 'waiting',
      leftMs: 300_000,
      now,
    });
    vi.setSystemTime(now + 100_000);
    expect(await load(open('/dashboard/queue'))).toMatchObject({ leftMs: 260_000 });
  });

  it("[EXT-28][AMB-81] reloading twice costs the same as reloading once, and the page's own refresh is free", async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now + 90_000, returnedAt: null });
    expect(await load(open(LOOK))).toMatchObject({ leftMs: 90_000 });
    for (const path of ['/dashboard/queue', '/dashboard/queue', LOOK]) {
      expect(await load(open(path))).toMatchObject({ leftMs: 150_000 });
    }
  });

  it('the queue is shown to a browser without a stored place, without a redirect', async () => {
    expect(await load(browser().open(LOOK))).toMatchObject({ state: 'waiting', leftMs: 300_000 });
  });

  it('[CLT-7][CLT-8] at zero the wait is done and the applicant is redirected; afterwards at once', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now + 1_000, returnedAt: null });
    vi.setSystemTime(now + 1_000);
    expect(await load(open('/dashboard/queue?look'))).toEqual({ state: 'done', href: LINK });
    for (const path of ['/dashboard/queue?look', '/dashboard/queue']) {
      expect(await load(open(path))).toBe(LINK);
    }
  });

  it('holding, waiting and admission are each counted once', async () => {
    const { open, counted } = browser();
    await hold(open('/dashboard'));
    await load(open('/dashboard/queue'));
    vi.setSystemTime(now + 1_000_000);
    for (const path of [LOOK, LOOK, '/dashboard/queue']) await load(open(path));
    await hold(open('/dashboard'));
    expect(counted).toEqual(['held', 'waiting', 'admitted']);
  });

  it('an applicant whose turn it is can use the hub, which shows it', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'done' });
    expect(await hold(open('/dashboard'))).toBeUndefined();
    expect(await news(open('/dashboard'))).toEqual({ state: 'done', href: LINK });
  });

  it('the page that the link leads to shows no queue, in any letter case of the link', async () => {
    const { open, keep } = browser({ timerLink: '/Dashboard/Application' });
    await keep({ kind: 'done' });
    expect(await news(open('/dashboard/application'))).toBeNull();
    expect(await news(open('/dashboard'))).not.toBeNull();
  });

  it.each([
    ['/application', '/dashboard/application'],
    ['/live/?tab=next', '/dashboard/live?tab=next'],
    ['/calendar', '/dashboard/calendar'],
    ['/', '/dashboard'],
    ['/dashboard/application/', '/dashboard/application'],
    [`${config.publicUrl}/application`, '/dashboard/application'],
    ['/explore/search', '/explore/search'],
  ])(
    'the queue leads to %s by the path of its screen, and never in a loop',
    async (timerLink, at) => {
      const { open, keep } = browser({ timerLink });
      await keep({ kind: 'done' });
      expect(await load(open('/dashboard/queue'))).toBe(at);
      expect(await hold(open(at))).toBeUndefined();
      expect(await news(open(at))).toBeNull();
    },
  );

  describe('pages without a redirect to the queue', () => {
    it.each([
      [
        'a form that was refused, with all that was typed',
        '/dashboard/preferences',
        document,
        true,
      ],
      [
        'a page that a script asks for again',
        '/dashboard/preferences?section=marketing',
        { Accept: '*/*', Referer: `${config.publicUrl}/dashboard/preferences` },
        false,
      ],
    ])('%s is not redirected to the queue', async (_what, path, headers, isForm) => {
      const call = browser().open(path, headers, isForm);
      expect(await hold(call)).toBeUndefined();
      expect(await news(call)).toEqual({ state: 'begun' });
    });

    it('a completed change with its undo stays on its page, but not a plain message', async () => {
      const { open } = browser();
      const done = { tone: 'success', text: 'Saved', undo: null } as const;
      const { id } = await flash(open('/resources/todo', document, true), done);
      expect(await hold(open(`/dashboard?notice=${id}`))).toBeUndefined();
      expect(await hold(open(`/dashboard?notice=${id}`))).toBe('/dashboard/queue');
      expect(await hold(open('/dashboard?notice=abc'))).toBe('/dashboard/queue');
      expect(await hold(browser({}, { uid: 'b' }).open(`/dashboard?notice=${id}`))).toBe(
        '/dashboard/queue',
      );
    });

    it.each([
      ['its own page', '/dashboard/queue'],
      ['a file', '/dashboard/statement.pdf'],
      ['what is no dashboard', '/explore/search'],
      ['a way elsewhere', '/dashboard?redirectUrl=/explore/unis'],
    ])('%s is left alone', async (_what, path) => {
      expect(await hold(browser().open(path))).toBeUndefined();
    });

    it('[SH-45] an applicant without a study level is redirected to the questions', async () => {
      expect(await hold(browser({}, { studyLevel: '' }).open('/dashboard'))).toBeUndefined();
    });
  });

  it.each([
    ['the next page of a script', { Accept: '*/*', Referer: `${config.publicUrl}/dashboard/live` }],
    ['a reload', { ...document, Referer: `${config.publicUrl}/dashboard/preferences` }],
    [
      'a script of another site, with the same path',
      { Accept: '*/*', Referer: 'https://other.test/dashboard/preferences' },
    ],
    [
      'a document that accepts anything',
      {
        Accept: '*/*',
        Referer: `${config.publicUrl}/dashboard/preferences`,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Dest': 'document',
      },
    ],
    [
      'a request of another origin',
      {
        Accept: '*/*',
        Referer: `${config.publicUrl}/dashboard/preferences`,
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'empty',
      },
    ],
  ])('the queue holds %s', async (_what, headers) => {
    expect(await hold(browser().open('/dashboard/preferences', headers))).toBe('/dashboard/queue');
  });

  it('[CLT-7] an applicant whose wait ended unnoticed is redirected at once', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now - 1, returnedAt: null });
    expect(await load(open('/dashboard/queue'))).toBe(LINK);
  });

  it('[CLT-5] the wait is ten seconds long in debug mode, but never in production', async () => {
    const features = { debug: true, dfe: false };
    const wait = async (isProd: boolean) => load(browser({ features }, { isProd }).open(LOOK));
    expect(await wait(false)).toMatchObject({ leftMs: 10_000 });
    expect(await wait(true)).toMatchObject({ leftMs: 300_000 });
  });

  it('the place belongs to one applicant, not to the next user of the browser', async () => {
    const first = browser();
    await first.keep({ kind: 'done' });
    const { open } = browser({}, { uid: 'b' });
    const call = open('/dashboard/queue');
    call.request.headers.set('Cookie', cookieHeader(first.jar));
    expect(await findPlace(call)).toBeNull();
  });
});

describe('an admission', () => {
  const isPageStateShared = { isPageStateShared: true };

  it('an admission does not open a later queue of the same link, whichever user saw that the first one was over', async () => {
    const { open, keep, site } = browser({}, isPageStateShared);
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 120_000);
    const other = browser({ timerLink: '' }, { uid: 'b', site });
    await news(other.open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBe('/dashboard/queue');
    expect(await load(open('/dashboard/queue'))).toMatchObject({ state: 'waiting' });
  });

  it('an admission opens the same queue where another instance saw it begin a moment later', async () => {
    const { open, keep, site } = browser({}, isPageStateShared);
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 30_000);
    await news(browser({ timerLink: '' }, { uid: 'b', site }).open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBeUndefined();
  });

  it('an admission is not ended by the page state of another applicant, where it may differ', async () => {
    const { open, keep, site } = browser({}, { isPageStateShared: false });
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 120_000);
    await news(browser({ timerLink: '' }, { uid: 'b', site }).open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBeUndefined();
  });
});

describe('closing the queue', () => {
  it('[CLT-1][AMB-82] closing stops the queue and leaves the hub usable; returning adds a minute', async () => {
    const { open } = browser();
    await load(open('/dashboard/queue'));
    expect(await changeQueue(open('/dashboard/queue'), 'close')).toBe('/dashboard');
    vi.setSystemTime(now + 3_600_000);
    expect(await hold(open('/dashboard'))).toBeUndefined();
    expect(await news(open('/dashboard'))).toEqual({ state: 'closed', leftMs: 300_000 });
    expect(await load(open('/dashboard/queue'))).toBe('/dashboard');
    const back = await changeQueue(open('/dashboard/queue'), 'return');
    expect(await load(open(back))).toMatchObject({ state: 'waiting', leftMs: 360_000 });
  });

  it('without a place there is nothing to close', async () => {
    expect(await changeQueue(browser().open('/dashboard/queue'), 'close')).toBe('/dashboard/queue');
  });
});

describe('a hub without a queue', () => {
  const over = { timerLink: '' };
  const isKept = async ({ open }: ReturnType<typeof browser>) =>
    (await findPlace(open('/dashboard'))) !== null;

  it.each([
    ['[CLT-9] business as usual forgets the place', 'default', false],
    ['[CLT-9] clearing without timer forgets the place', 'clearing', false],
    ['[CLT-9] clearing with timer keeps it', 'clearing_timer', true],
  ] as const)('%s', async (_title, ug, kept) => {
    const own = browser({ ...over, applyMode: { ug, uc: 'default' } });
    await own.keep({ kind: 'done' });
    expect(await news(own.open('/dashboard'))).toBeNull();
    expect(await isKept(own)).toBe(kept);
    expect(await load(own.open('/dashboard/queue'))).toBe('/dashboard');
  });

  it('a waiting applicant keeps the place and the page while page state does not respond', async () => {
    const own = browser();
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    const blind = own.open(LOOK);
    blind.applicant.pageState = unknownPageState;
    blind.applicant.pageStateSource = 'unknown';
    expect(await end(loadQueue(blind, ''))).toEqual({ state: 'waiting', leftMs: 10_000, now });
    expect(await queueStatus(blind, '')).toBeNull();
    expect(await isKept(own)).toBe(true);
    expect(own.counted).toEqual(['unknown']);
  });

  it.each([
    ['the link cannot be read', { timerLink: null }],
    ['the mode is not known', { timerLink: '', applyMode: { ug: null, uc: null } }],
  ])('[AMB-100] A waiting applicant keeps the place while %s.', async (_, state) => {
    const own = browser(state);
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    expect(await queueStatus(own.open('/dashboard'), '')).toBeNull();
    expect(await isKept(own)).toBe(true);
  });

  it('[AMB-100] The page of the queue stays while the link cannot be read.', async () => {
    const own = browser({ timerLink: null });
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    expect(await load(own.open(LOOK))).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ...['https://evil.test/', '//evil.test', 'javascript:alert(1)', 'nonsense'],
    ...[
      '/dashboard/queue',
      '/dashboard/queue/?look',
      '/Dashboard/Queue',
      '/dashboard/live/../queue',
    ],
  ])(
    "[AMB-82] an address that is not on the allow-list, or is the queue's own, makes no queue: %s",
    async (timerLink) => {
      const call = browser({ timerLink }).open('/dashboard');
      expect(call.link).toBe('');
      expect(await hold(call)).toBeUndefined();
      expect(await news(call)).toBeNull();
    },
  );

  it('the reason why there is no queue is logged once, however many pages read the same link', () => {
    const call = browser().open('/dashboard');
    const warn = vi.spyOn(call.context.log, 'warn');
    for (const timerLink of ['https://one.test/', 'https://one.test/', 'https://two.test/']) {
      call.applicant.pageState = { ...call.applicant.pageState, timerLink };
      expect(queueLink(call)).toBe('');
    }
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
