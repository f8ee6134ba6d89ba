import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flash } from '#app/platform/flash/notices.server.ts';
import { cookieHeader } from '#app/platform/server/testing/context.ts';
import { findPlace } from './place.server.ts';
import {
  browser,
  config,
  document,
  hold,
  LINK,
  load,
  CHECK,
  news,
  now,
} from './testing/queue-browser.ts';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('[SH-43][CLT-2] screens redirect to the queue, which resumes the place that the browser stores', async () => {
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

  it("[EXT-28][AMB-81] two reloads add the same wait as one reload, and the page's own refresh adds no wait", async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now + 90_000, returnedAt: null });
    expect(await load(open(CHECK))).toMatchObject({ leftMs: 90_000 });
    for (const path of ['/dashboard/queue', '/dashboard/queue', CHECK]) {
      expect(await load(open(path))).toMatchObject({ leftMs: 150_000 });
    }
  });

  it('a browser without a stored place receives the queue page without a redirect', async () => {
    expect(await load(browser().open(CHECK))).toMatchObject({ state: 'waiting', leftMs: 300_000 });
  });

  it('[CLT-7][CLT-8] when no time is left, the page shows that the wait is over, and later requests redirect at once', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now + 1_000, returnedAt: null });
    vi.setSystemTime(now + 1_000);
    expect(await load(open('/dashboard/queue?look'))).toEqual({ state: 'done', href: LINK });
    for (const path of ['/dashboard/queue?look', '/dashboard/queue']) {
      expect(await load(open(path))).toBe(LINK);
    }
  });

  it('the redirect to the queue, the wait and the admission are each counted once', async () => {
    const { open, counted } = browser();
    await hold(open('/dashboard'));
    await load(open('/dashboard/queue'));
    vi.setSystemTime(now + 1_000_000);
    for (const path of [CHECK, CHECK, '/dashboard/queue']) await load(open(path));
    await hold(open('/dashboard'));
    expect(counted).toEqual(['held', 'waiting', 'admitted']);
  });

  it('an applicant whose turn it is can use the hub, which shows that it is their turn', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'done' });
    expect(await hold(open('/dashboard'))).toBeUndefined();
    expect(await news(open('/dashboard'))).toEqual({ state: 'done', href: LINK });
  });

  it('the destination page of the link shows no queue, regardless of the letter case of the link', async () => {
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
    'the link %s is replaced by the path of its screen, which does not redirect to the queue',
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
      ['the response to a form', '/dashboard/preferences', document, true],
      [
        'a page that its own script requests again',
        '/dashboard/preferences?section=marketing',
        { Accept: '*/*', Referer: `${config.publicUrl}/dashboard/preferences` },
        false,
      ],
    ])('%s is not redirected to the queue', async (_what, path, headers, isForm) => {
      const call = browser().open(path, headers, isForm);
      expect(await hold(call)).toBeUndefined();
      expect(await news(call)).toEqual({ state: 'begun' });
    });

    it("a page with a notice about the user's own change is shown once, and redirects to the queue afterwards", async () => {
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
      ["the queue's own page", '/dashboard/queue'],
      ['a file', '/dashboard/statement.pdf'],
      ['a page outside the dashboard', '/explore/search'],
      ['an address with a redirect to another page', '/dashboard?redirectUrl=/explore/unis'],
    ])('%s does not redirect to the queue', async (_what, path) => {
      expect(await hold(browser().open(path))).toBeUndefined();
    });

    it('[SH-45] an applicant without a study level is not redirected to the queue', async () => {
      expect(await hold(browser({}, { studyLevel: '' }).open('/dashboard'))).toBeUndefined();
    });
  });

  it.each([
    [
      'a page that the script of another page requests',
      { Accept: '*/*', Referer: `${config.publicUrl}/dashboard/live` },
    ],
    ['a reload', { ...document, Referer: `${config.publicUrl}/dashboard/preferences` }],
    [
      'a request by a script of another site, from a page with the same path',
      { Accept: '*/*', Referer: 'https://other.test/dashboard/preferences' },
    ],
    [
      'a page that the browser opens with the header Accept: */*',
      {
        Accept: '*/*',
        Referer: `${config.publicUrl}/dashboard/preferences`,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Dest': 'document',
      },
    ],
    [
      "a script's request from another origin",
      {
        Accept: '*/*',
        Referer: `${config.publicUrl}/dashboard/preferences`,
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'empty',
      },
    ],
  ])('%s is redirected to the queue', async (_what, headers) => {
    expect(await hold(browser().open('/dashboard/preferences', headers))).toBe('/dashboard/queue');
  });

  it('[CLT-7] an applicant whose wait is already over is redirected at once', async () => {
    const { open, keep } = browser();
    await keep({ kind: 'waiting', endsAt: now - 1, returnedAt: null });
    expect(await load(open('/dashboard/queue'))).toBe(LINK);
  });

  it('[CLT-5] the wait is ten seconds long in debug mode, but never in production', async () => {
    const features = { debug: true, dfe: false };
    const wait = async (isProd: boolean) => load(browser({ features }, { isProd }).open(CHECK));
    expect(await wait(false)).toMatchObject({ leftMs: 10_000 });
    expect(await wait(true)).toMatchObject({ leftMs: 300_000 });
  });

  it("the next user of a browser does not take over the previous user's place", async () => {
    const first = browser();
    await first.keep({ kind: 'done' });
    const { open } = browser({}, { uid: 'b' });
    const call = open('/dashboard/queue');
    call.request.headers.set('Cookie', cookieHeader(first.jar));
    expect(await findPlace(call)).toBeNull();
  });
});
