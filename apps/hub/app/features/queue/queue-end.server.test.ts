import { unknownPageState } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPlace } from './place.server.ts';
import { changeQueue, loadQueue, queueLink, queueStatus } from './queue.server.ts';
import { browser, end, hold, load, CHECK, news, now } from './testing/queue-browser.ts';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an admission', () => {
  const isPageStateShared = { isPageStateShared: true };

  it('an admission is not valid for a later queue with the same link, even if another user saw the first queue close', async () => {
    const { open, keep, site } = browser({}, isPageStateShared);
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 120_000);
    const other = browser({ timerLink: '' }, { uid: 'b', site });
    await news(other.open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBe('/dashboard/queue');
    expect(await load(open('/dashboard/queue'))).toMatchObject({ state: 'waiting' });
  });

  it('an admission is valid in the same queue when another instance sees the start slightly later', async () => {
    const { open, keep, site } = browser({}, isPageStateShared);
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 30_000);
    await news(browser({ timerLink: '' }, { uid: 'b', site }).open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBeUndefined();
  });

  it("an admission is not invalidated by another applicant's page state if page state is not shared", async () => {
    const { open, keep, site } = browser({}, { isPageStateShared: false });
    await keep({ kind: 'done' });
    vi.setSystemTime(now + 120_000);
    await news(browser({ timerLink: '' }, { uid: 'b', site }).open('/dashboard'));
    expect(await hold(open('/dashboard'))).toBeUndefined();
  });
});

describe('closing the queue', () => {
  it('[CLT-1][AMB-82] closing stops the wait and leaves the hub usable, and returning adds a minute', async () => {
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

  it('closing the queue leads to the queue page if the applicant has no place', async () => {
    expect(await changeQueue(browser().open('/dashboard/queue'), 'close')).toBe('/dashboard/queue');
  });
});

describe('a hub without a queue', () => {
  const over = { timerLink: '' };
  const isKept = async ({ open }: ReturnType<typeof browser>) =>
    (await findPlace(open('/dashboard'))) !== null;

  it.each([
    ['[CLT-9] business as usual deletes the place', 'default', false],
    ['[CLT-9] clearing without a timer deletes the place', 'clearing', false],
    ['[CLT-9] clearing with a timer preserves the place', 'clearing_timer', true],
  ] as const)('%s', async (_title, ug, stored) => {
    const own = browser({ ...over, applyMode: { ug, uc: 'default' } });
    await own.keep({ kind: 'done' });
    expect(await news(own.open('/dashboard'))).toBeNull();
    expect(await isKept(own)).toBe(stored);
    expect(await load(own.open('/dashboard/queue'))).toBe('/dashboard');
  });

  it('a waiting applicant is not redirected and retains the place while page state is unavailable', async () => {
    const own = browser();
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    const blind = own.open(CHECK);
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
  ])('[AMB-100] a waiting applicant retains the place while %s', async (_, state) => {
    const own = browser(state);
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    expect(await queueStatus(own.open('/dashboard'), '')).toBeNull();
    expect(await isKept(own)).toBe(true);
  });

  it('[AMB-100] the queue page is still shown while the link cannot be read', async () => {
    const own = browser({ timerLink: null });
    await own.keep({ kind: 'waiting', endsAt: now + 5_000, returnedAt: null });
    expect(await load(own.open(CHECK))).toMatchObject({ state: 'waiting' });
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
    '[AMB-82] a link that is not on the allow-list, or leads to the queue itself, starts no queue: %s',
    async (timerLink) => {
      const call = browser({ timerLink }).open('/dashboard');
      expect(call.link).toBe('');
      expect(await hold(call)).toBeUndefined();
      expect(await news(call)).toBeNull();
    },
  );

  it('an invalid link is logged once, even if several pages read it', () => {
    const call = browser().open('/dashboard');
    const warn = vi.spyOn(call.context.log, 'warn');
    for (const timerLink of ['https://one.test/', 'https://one.test/', 'https://two.test/']) {
      call.applicant.pageState = { ...call.applicant.pageState, timerLink };
      expect(queueLink(call)).toBe('');
    }
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
