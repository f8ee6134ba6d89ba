import {
  firstObservation,
  statusChange,
  statusHistory,
  trackedApplication,
} from '@applicant-hub/api-clients/fixtures';
import type { Scheme, TileStatus } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { failed, ok as result } from '#app/platform/request/testing/fake-call.ts';
import { lastStatuses } from '#app/features/application-status/upstream/committed.server.ts';
import { loadAlerts } from './alerts.server.ts';
import { changeNotifications } from './change.server.ts';
import { getNotifications, unreadCount } from './notifications.server.ts';
import { loadNotificationsPage } from './page.server.ts';
import { failure, hubWithUsers, newsItem } from './testing/person.ts';
import { loadStock } from './stock.server.ts';
import { notificationView } from './view.server.ts';

const ok = (...items: ReturnType<typeof newsItem>[]) => ({ ok: true as const, value: items });

describe("the editors' news", () => {
  it("[NTF-13][NTF-15] the news is requested for the applicant's schemes", async () => {
    const { notifications, call } = hubWithUsers();
    await getNotifications(call());
    expect(notifications.mock.calls[0]?.[1]).toEqual(['undergraduate', 'conservatoires']);
  });

  it('the news is requested once for several pages, and never shown to another applicant', async () => {
    const { api, notifications, call } = hubWithUsers();
    api.news = ok(newsItem('for-ann'));
    await getNotifications(call('ann'));
    await getNotifications(call('ann'));
    expect(notifications).toHaveBeenCalledTimes(1);
    api.news = ok(newsItem('for-ben'));
    expect((await getNotifications(call('ben'))).unread).toMatchObject([{ id: 'for-ben' }]);
    expect((await getNotifications(call('ann'))).unread).toMatchObject([{ id: 'for-ann' }]);
  });

  it('stale news is shown while it is refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { api: told, notifications, call } = hubWithUsers();
    told.news = ok(newsItem('old'));
    await getNotifications(call());
    vi.setSystemTime(Date.now() + 61_000);
    told.news = ok(newsItem('new'));
    expect((await getNotifications(call())).unread).toMatchObject([{ id: 'old' }]);
    await expect.poll(() => notifications).toHaveBeenCalledTimes(2);
    await expect
      .poll(async () => (await getNotifications(call())).unread)
      .toMatchObject([{ id: 'new' }]);
    vi.useRealTimers();
  });

  it('if the news fails to load, other notifications are shown without a count, and the news is requested again later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { api, notifications, call } = hubWithUsers();
    api.news = { ok: false, failure };
    api.courses = 0;
    const page = call();
    expect(await getNotifications(page)).toMatchObject({
      news: 'failed',
      unread: [{ id: 'no-favourites:2027' }],
    });
    expect(await unreadCount(page)).toBeNull();
    expect(await getNotifications(call())).toMatchObject({ news: 'failed' });
    expect(notifications).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 5_001);
    await getNotifications(call());
    expect(notifications).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('slow news does not delay a page, and the next page shows it', async () => {
    const { api: told, notifications, call } = hubWithUsers();
    let answer: () => void = () => undefined;
    told.before = () => new Promise((resolve) => (answer = resolve));
    told.news = ok(newsItem('late'));
    expect(await unreadCount(call('ann', '/explore/unis'))).toBeNull();
    const page = call();
    expect((await getNotifications(page)).news).toBe('late');
    expect(await loadAlerts(page)).toEqual([]);
    answer();
    await expect.poll(() => unreadCount(call('ann', '/explore/unis'))).toBe(1);
    expect(notifications).toHaveBeenCalledTimes(1);
  });
});

describe("an applicant's notifications", () => {
  it.each([
    ['placedFirm', ['for-all']],
    ['inProgress', ['for-all', 'for-writers']],
    // While the status is unknown, all notifications are shown.
    [null, ['for-all', 'for-writers']],
  ] as const)(
    "[EXT-34] with the status %s, the editors' notifications are: %j",
    async (status, ids) => {
      const { api, call } = hubWithUsers();
      api.news = ok(newsItem('for-all', 1), newsItem('for-writers', 2, { faces: ['choosing'] }));
      // While the application API fails, the latest status that the hub has seen decides.
      api.track = () => failed('status', 500);
      const page = call();
      if (status !== null)
        await page.context.cache.set(
          { owner: 'ann', name: 'committed:2027', mark: undefined },
          { ug: { status, started: true, at: 0, decisions: [] }, uc: null },
          60_000,
        );
      const { unread, ids: all } = await getNotifications(page);
      expect(unread.map(({ id }) => id).filter((id) => id.startsWith('for-'))).toEqual(ids);
      expect(await unreadCount(page)).toBe(status === null ? null : unread.length);
      // Read marks are preserved, in case the status changes back.
      expect(all).toContain('for-writers');
    },
  );

  it('[NTF-7][NTF-9] after the application is sent, there are no tips about writing it, and every page has the same unread count', async () => {
    const { api, call } = hubWithUsers();
    api.track = () => result(trackedApplication());
    api.news = ok(newsItem('for-all'), newsItem('for-writers', 2, { faces: ['choosing'] }));
    const page = call();
    expect(await unreadCount(call('ann', '/dashboard/calendar'))).toBeNull();
    const { unread } = await getNotifications(page);
    expect(unread.map(({ id }) => id)).toEqual(['for-all']);
    for (const path of ['/dashboard/notifications', '/dashboard', '/dashboard/calendar'])
      expect(await unreadCount(call('ann', path))).toBe(1);
  });

  it('the news and the alerts are shown while the status is slow', async () => {
    const { api, call } = hubWithUsers();
    api.track = () => new Promise(() => undefined);
    api.news = ok(newsItem('busy', 1, { type: 'alert' }));
    const page = call('ann', '/dashboard');
    expect(await loadAlerts(page)).toMatchObject([{ id: 'busy' }]);
    expect(await unreadCount(page)).toBeNull();
  });

  it('while the decisions or the status of the application are unknown, there is no unread count', async () => {
    const { api, call } = hubWithUsers();
    api.history = { ok: false, failure };
    expect(await unreadCount(call('ann', '/dashboard'))).toBeNull();
    api.history = { ok: true, value: statusHistory({ changes: [] }) };
    api.track = () => failed('status', 500);
    expect(await unreadCount(call('ben', '/dashboard'))).toBeNull();
  });

  it('[NTF-7][NTF-8] a tip is shown while the applicant has no favourite courses', async () => {
    const { api, call } = hubWithUsers();
    api.courses = 0;
    expect((await getNotifications(call())).unread).toMatchObject([
      {
        id: 'no-favourites:2027',
        title: 'You have no favourite courses yet',
        actionLink: '/explore/search',
        created: null,
      },
    ]);
    api.courses = 1;
    expect((await getNotifications(call())).unread).toEqual([]);
  });

  it('a university decision of the chosen study year is a notification, while the decisions are known', async () => {
    const { api, call } = hubWithUsers();
    const choice = statusChange().choice;
    const changes = [
      firstObservation(),
      statusChange(),
      statusChange({ id: 'a-reply', from: 'C', to: 'CF' }),
      statusChange({ id: 'a-status', subject: 'application', choice: null, to: 'placedFirm' }),
      statusChange({ id: 'last-year', entryYear: 2026 }),
    ];
    api.history = { ok: true, value: statusHistory({ changes }) };
    const page = call();
    expect((await getNotifications(page)).unread).toMatchObject([
      {
        id: 'decision:an-offer',
        source: 'decisions',
        title: `${choice?.institutionName}: Conditional offer`,
        created: Date.parse('2027-03-09T14:05:00Z') / 1000,
      },
    ]);
    expect((await loadNotificationsPage(page)).device.stock).toEqual([]);

    api.history = { ok: false, failure };
    expect((await getNotifications(call('ben'))).unread).toEqual([]);
  });

  it('[AMB-119] if tracking returns no university, the notification states that the university is not given', async () => {
    const { api, call } = hubWithUsers();
    const choice = { institutionName: '', courseName: 'History' };
    const value = statusHistory({ changes: [firstObservation(), statusChange({ choice })] });
    api.history = { ok: true, value };
    expect((await getNotifications(call())).unread).toMatchObject([
      { title: 'University not given: Conditional offer' },
    ]);
  });

  it('the favourites are requested only on pages that show tips, and only if tips are switched on', async () => {
    const { api, favouritesOverview, call, saved } = hubWithUsers();
    api.courses = 0;
    expect(await unreadCount(call('ann', '/explore/unis'))).toBeNull();
    expect(favouritesOverview).not.toHaveBeenCalled();
    expect(await unreadCount(call('ann', '/dashboard'))).toBe(1);
    expect(await unreadCount(call('ann', '/explore/unis'))).toBe(1);
    expect(favouritesOverview).toHaveBeenCalledTimes(1);
    const form = new FormData();
    form.set('news', 'on');
    await changeNotifications(call(), 'sources', form);
    expect(saved('ann', 'Notifications')).toMatchObject({ tips: 'no' });
    favouritesOverview.mockClear();
    expect(await unreadCount(call('ann', '/dashboard'))).toBe(0);
    expect(favouritesOverview).not.toHaveBeenCalled();
  });

  it('[NTF-12][SH-51] the three newest alerts are shown on the hub', async () => {
    const { api, call } = hubWithUsers();
    const alerts = [4, 3, 2, 1].map((age) => newsItem(`alert-${age}`, age, { type: 'alert' }));
    api.news = ok(newsItem('no-alert', 0), ...alerts);
    const page = call('ann', '/dashboard');
    expect((await loadAlerts(page)).map(({ id }) => id)).toEqual(['alert-1', 'alert-2', 'alert-3']);
    expect(await unreadCount(page)).toBe(5);
  });

  it('[NTF-2][NTF-10][NTF-11] a notification has its tokens filled in, is sanitised, and has a date', () => {
    const { call } = hubWithUsers();
    const message =
      '<p onclick="x()">{{name}} {{lastName}}, {{year}}{{unknown}}</p><a href="{{name}}:x">no</a>';
    const item = newsItem('one', 59, { title: '{{name}} in {{year}}{{what}}', message });
    expect(notificationView(call(), { ...item, source: 'news' })).toEqual({
      id: 'one',
      type: 'information',
      source: 'news',
      title: 'Ann in 2027',
      html: '<p>Ann Bo &amp; Co, 2027</p><a>no</a>',
      action: { href: '/money/student-finance', label: 'Read about student finance' },
      time: { label: '59 seconds ago', at: '2026-11-20T11:59:01.000Z' },
    });
  });

  it.each([
    [1, '1 second ago'],
    [60, '1 minute ago'],
    [59 * 60 + 59, '59 minutes ago'],
    [60 * 60, '1 hour ago'],
    [24 * 60 * 60 - 1, '23 hours ago'],
    [24 * 60 * 60, '19 November 2026'],
  ])('[NTF-11] a notification that is %i seconds old has the label %s', (age, time) => {
    const { call } = hubWithUsers();
    expect(notificationView(call(), { ...newsItem('one', age), source: 'news' }).time?.label).toBe(
      time,
    );
  });
});

describe('the deadline reminder', () => {
  const committed = (status: TileStatus) => ({ status, started: true, at: 0, decisions: [] });

  /** The applicant's reminders, on a day when the tiles showed these statuses. */
  async function remindersAt(
    now: string,
    statuses: Partial<Record<Scheme, TileStatus>>,
    year = '2027',
    listKeyDates: () => Promise<unknown> = () => result(keyDatesOfCycles),
  ) {
    const { call, notifications, favouritesOverview } = hubWithUsers();
    const page = call();
    const { applicant, context } = page;
    const { ug, uc } = statuses;
    await context.cache.set(
      { owner: 'ann', name: `committed:${year}`, mark: undefined },
      { ug: ug ? committed(ug) : null, uc: uc ? committed(uc) : null },
      60_000,
    );
    const personalisation = { ...applicant.personalisation, studyYear: Number(year) };
    const scope = {
      context: {
        ...context,
        now: () => new Date(now),
        clients: { ...context.clients, events: { listKeyDates } } as never,
      },
      applicant: { ...applicant, personalisation },
    };
    const reminders = await loadStock(scope, {
      favouriteCourses: 1,
      statuses: await lastStatuses(scope),
    });
    expect(notifications).not.toHaveBeenCalled();
    expect(favouritesOverview).not.toHaveBeenCalled();
    return reminders.items
      .filter(({ source }) => source === 'deadlines')
      .map(({ message }) => message);
  }
  const MAIN =
    'Main deadline: apply by then to be considered equally: Wednesday 13 January, 6pm UK time.';
  const TO_ALL = `${MAIN} If you have sent your application, there is nothing you need to do.`;

  it.each<[string, Partial<Record<Scheme, TileStatus>>, string[]]>([
    [
      'the state of the application is unknown, the reminder has a sentence for sent applications',
      {},
      [TO_ALL],
    ],
    ['the application is not sent, the reminder names the deadline', { ug: 'inProgress' }, [MAIN]],
    ['the application is sent, there is no reminder', { ug: 'sent', uc: 'sent' }, []],
    ['there are offers, there is no reminder', { ug: 'decisionsReceived', uc: 'sent' }, []],
    ['the applicant has a place, there is no reminder', { ug: 'placedFirm', uc: 'placed' }, []],
    [
      'tracking returns an unknown status, there is no reminder',
      { ug: 'statusUnknown', uc: 'sent' },
      [],
    ],
    [
      'the status is unavailable, the reminder has a sentence for sent applications',
      { ug: 'unavailable', uc: 'sent' },
      [TO_ALL],
    ],
  ])('[NTF-7] when %s', async (_what, statuses, messages) => {
    expect(await remindersAt('2027-01-13T17:30:00Z', statuses)).toEqual(messages);
  });

  it('[EXT-30] the reminder names the date to reply, based on the day of the last decision', async () => {
    const statuses = { ug: 'decisionsReceived' } as const;
    expect(await remindersAt('2026-04-24T12:00:00+01:00', statuses, '2026')).toEqual([
      'Last day to reply to your offers, if your last decision came by 31 March: Wednesday 6 May, 6pm UK time.',
    ]);
  });

  it('[EXT-30] no reminder is shown while the dates are unknown', async () => {
    const at = '2027-01-13T17:30:00Z';
    expect(
      await remindersAt(at, { ug: 'inProgress' }, '2027', () => failed('timeout', null)),
    ).toEqual([]);
  });

  it('the reminder is about the next deadline, not about completed steps', async () => {
    const statuses = { ug: 'clearingAddChoice' } as const;
    expect(await remindersAt('2026-10-10T12:00:00Z', statuses, '2026')).toEqual([
      'Last day to add a choice in Clearing (courses with places left): Monday 19 October.',
    ]);
  });
});
