import { defaultPageState } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { BellLink } from '#app/platform/layout/frame/BellLink.tsx';
import { Alerts } from './Alerts.tsx';
import { loadAlerts } from './alerts.server.ts';
import { changeNotifications } from './change.server.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { loadNotificationsPage } from './page.server.ts';
import { failure, hubWithUsers, newsItem } from './testing/person.ts';
import { warningOf } from './warning.server.ts';
import { WarningBanner } from './WarningBanner.tsx';

function hubWithNews(...news: ReturnType<typeof newsItem>[]) {
  const hub = hubWithUsers();
  hub.api.news = { ok: true, value: news };
  return {
    ...hub,
    show: async (path = '/dashboard/notifications') =>
      renderPage(
        <NotificationsPage view={await loadNotificationsPage(hub.call('ann', path))} />,
        path,
      ),
  };
}

const idsIn = (html: string) =>
  [...html.matchAll(/data-notification="([^"]+)"/g)].map(([, id]) => id);
const itemOf = (html: string, id: string) =>
  new RegExp(`<li[^>]*data-notification="${id}".*?</li>`, 's').exec(html)?.[0] ?? '';

describe('the notifications page', () => {
  it('[SH-18][NTF-9] the page has the heading Your notifications, the unread notifications and their number', async () => {
    const { show } = hubWithNews(newsItem('one', 5), newsItem('two', 65));
    const html = await show();
    expect(html).toMatch(/<h1[^>]*>Your notifications<\/h1>/);
    expect(html).toMatch(/(?<!\d)2 unread notifications/);
    expect(idsIn(html)).toEqual(['one', 'two']);
  });

  it('[EXT-22] a hub without a history and dates has no switches for them, and does not change them', async () => {
    const hub = hubWithUsers();
    const call = hub.call('ann', '/dashboard/notifications');
    const clients = { ...call.context.clients, history: null, events: null };
    const view = await loadNotificationsPage({ ...call, context: { ...call.context, clients } });
    const html = await renderPage(<NotificationsPage view={view} />, '/dashboard/notifications');
    for (const [name, isShown] of Object.entries({
      decisions: false,
      deadlines: false,
      tips: true,
    })) {
      expect(html.includes(`type="hidden" name="${name}" value="yes"`)).toBe(!isShown);
      expect(new RegExp(`<input[^>]*type="checkbox"[^>]*name="${name}"`).test(html)).toBe(isShown);
    }
  });

  it('[NTF-6][NTF-10] each notification has its title, message, time, action and a dismiss button', async () => {
    const { show } = hubWithNews(
      newsItem('one', 65, { message: 'For <b>{{name}}</b>' }),
      newsItem('two', 65, { actionLink: null, actionLabel: null }),
    );
    const html = await show();
    const one = itemOf(html, 'one');
    expect(one).toMatch(/<h2[^>]*>News one<\/h2>/);
    expect(one).toContain('For <b>Ann</b>');
    expect(one).toMatch(/<time [^>]*dateTime="2026-11-20T11:58:55.000Z"[^>]*>1 minute ago<\/time>/);
    expect(one).toMatch(/<a [^>]*href="\/money\/student-finance"[^>]*>Read about student finance/);
    expect(one).toMatch(
      /<form method="post" action="\/resources\/notifications".*name="id" value="one".*<button[^>]*aria-label="Dismiss: News one"/s,
    );
    expect(itemOf(html, 'two')).not.toContain('<a ');
  });

  it('[EXT-22] read notifications are in an archive, where they can be restored', async () => {
    const { call, show } = hubWithNews(newsItem('one'), newsItem('two'));
    const form = new FormData();
    form.set('id', 'one');
    await changeNotifications(call(), 'dismiss', form);
    expect(idsIn(await show())).toEqual(['two']);
    const archive = await show('/dashboard/notifications?show=archive');
    expect(idsIn(archive)).toEqual(['one']);
    expect(itemOf(archive, 'one')).toContain('aria-label="Mark as unread: News one"');
  });

  it('the page shows 20 of 300 notifications, and a page number that does not exist shows the nearest page', async () => {
    const { show } = hubWithNews(
      ...Array.from({ length: 300 }, (_, index) => newsItem(`n${index}`, index)),
    );
    const first = await show();
    expect(idsIn(first)).toHaveLength(20);
    expect(first).toMatch(/(?<!\d)300 unread notifications/);
    expect(first).toContain('href="/dashboard/notifications?page=2"');
    expect(idsIn(await show('/dashboard/notifications?page=2'))[0]).toBe('n20');
    for (const page of ['15', '16', '999']) {
      expect(idsIn(await show(`/dashboard/notifications?page=${page}`)).at(-1)).toBe('n299');
    }
    for (const page of ['0', '-1', 'x', '1.5', '']) {
      expect(idsIn(await show(`/dashboard/notifications?page=${page}`))[0]).toBe('n0');
    }
  });

  it('[EXT-22] the button marks all shown notifications as read, even if their time is in the future', async () => {
    const { call, show } = hubWithNews(newsItem('ahead', -30), newsItem('one', 5));
    const [, upTo = ''] = /name="upTo" value="([^"]+)"/.exec(await show()) ?? [];
    const form = new FormData();
    form.set('upTo', upTo);
    await changeNotifications(call(), 'read-all', form);
    expect(await show()).toContain('No unread notifications');
  });

  it('[EXT-22] the feed switches are below the notification switches', async () => {
    const html = await hubWithNews().show();
    const names = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
      ([tick]) => /name="([^"]+)"/.exec(tick)?.[1],
    );
    expect(names).toEqual([
      ...['news', 'decisions', 'deadlines', 'tips'],
      ...['questions', 'guides', 'articles'],
    ]);
  });

  it("a tip has no date, and is displayed below the editors' news", async () => {
    const { api, show } = hubWithNews(newsItem('one', 99_999));
    api.courses = 0;
    const html = await show();
    expect(idsIn(html)).toEqual(['one', 'no-favourites:2027']);
    expect(itemOf(html, 'no-favourites:2027')).not.toContain('<time');
  });

  it('the page states when there are no notifications, and when some may be missing', async () => {
    const { api, show } = hubWithNews();
    expect(await show()).toContain('No unread notifications');
    expect(await show()).not.toContain('Mark all as read');
    const failing = hubWithNews();
    failing.api.news = { ok: false, failure };
    expect(await failing.show()).toContain('We can&#x27;t show you the news just now');
    expect(api.courses).toBe(1);
  });
});

describe('urgent alerts', () => {
  it('[NTF-12][NTF-30][SH-51] alerts have their own region, and each can be dismissed', async () => {
    const { call } = hubWithNews(newsItem('one', 5, { type: 'alert' }), newsItem('two'));
    const html = await renderPage(<Alerts alerts={await loadAlerts(call())} />, '/dashboard');
    expect(html).toMatch(/^<section id="alerts"[^>]* aria-label="Alerts">/);
    expect(idsIn(html)).toEqual(['one']);
    expect(html).toContain('aria-label="Dismiss: News one"');
    expect(html).toContain('name="redirectTo" value="/dashboard#alerts"');
    expect(html).toMatch(/href="\/dashboard\/notifications"[^>]*>View all notifications/);
  });

  it('the alert region is empty when there are no alerts', async () => {
    const html = await renderPage(<Alerts alerts={[]} />, '/dashboard');
    expect(html).toMatch(/^<div id="alerts"[^>]*><\/div>$/);
  });
});

describe("the editors' warning", () => {
  const warn = (alert: { title: string; message: string }) =>
    warningOf({ ...defaultPageState, alert }, createTestSite().config);

  it('[NTF-18][NTF-19][NTF-30] the warning shows the title and the HTML from page state', async () => {
    const warning = warn({
      title: 'Busy',
      message: '<p onclick="x()">See <a href="/status">this</a></p>',
    });
    const html = await renderPage(<WarningBanner title="" html="" {...warning} />, '/dashboard');
    expect(html).toMatch(/Busy.*<p>See <a href="\/status">this<\/a><\/p>/s);
    expect(html).not.toContain('<button');
  });

  it.each([
    [{ title: '', message: '' }, null],
    [
      { title: 'Busy', message: '' },
      { title: 'Busy', html: '' },
    ],
    [
      { title: '', message: 'Busy' },
      { title: '', html: 'Busy' },
    ],
  ])('[NTF-18] the alert %o is shown as the warning %o', (alert, warning) => {
    expect(warn(alert)).toEqual(warning);
  });
});

it.each([
  [null, 'Notifications', ''],
  [0, 'Notifications, none unread', ''],
  [1, 'Notifications, 1 unread', '>1<'],
  [99, 'Notifications, 99 unread', '>99<'],
  [300, 'Notifications, 99+ unread', '>99+<'],
])('the header with %s unread notifications shows %s', async (unread, name, badge) => {
  const html = await renderPage(<BellLink unread={unread} isCurrent={false} />, '/dashboard');
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('href="/dashboard/notifications"');
  if (badge === '') expect(html).not.toContain('data-part="count"');
  else expect(html).toContain(badge);
});
