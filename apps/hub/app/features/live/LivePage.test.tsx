import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { LivePage } from './LivePage.tsx';
import type { LiveView } from './view-types.ts';

const now = Date.parse('2026-08-12T17:00:00Z');

const view: LiveView = {
  state: 'holding',
  title: 'Ask us about Clearing',
  start: { iso: '2026-08-12T17:30:00.000Z', words: 'Wednesday 12 August at 6:30pm' },
  now,
  startsAt: now + 1_800_000,
  holdingHtml: '<p>We start at six.</p>',
  informationHtml: '<p>With three advisers.</p>',
  embed: null,
  comments: 'none',
};

const html = (fields: Partial<LiveView> = {}, hasDeadlines = true) =>
  renderPage(
    <LivePage initial={{ ...view, ...fields }} hasDeadlines={hasDeadlines} />,
    '/dashboard/live',
  );

const refresh = 'action="/dashboard/live"';

describe('the live page without scripts', () => {
  it('[LIV-1][LIV-4] the page states that there is no event, and links to other events', async () => {
    const page = await html({ state: 'disabled' });
    expect(page).toMatch(/<h1[^>]*>Live events</);
    expect(page).toContain('No event scheduled');
    expect(page).toContain('href="/dashboard/calendar"');
  });

  it('the page shows the date, the time and a refresh button before the start, without a static countdown', async () => {
    const page = await html();
    expect(page).toContain('dateTime="2026-08-12T17:30:00.000Z"');
    expect(page).toContain('Wednesday 12 August at 6:30pm');
    expect(page).toContain('We start at six.');
    expect(page).toContain(refresh);
    expect(page).not.toContain('role="timer"');
  });

  it('[LIV-8] the page has a Refresh button after the start while there is no embed', async () => {
    const page = await html({ state: 'awaiting' });
    expect(page).toContain(refresh);
    expect(page).toContain('Refresh the page to look for it.');
  });

  it('[LIV-7] the page shows the embed with a name, and has no Refresh button', async () => {
    const page = await html({ state: 'showing', embed: 'https://player.example/live?a=1&b=2' });
    expect(page).toContain('title="Live event: Ask us about Clearing"');
    expect(page).toContain('src="https://player.example/live?a=1&amp;b=2"');
    expect(page).not.toContain('Refresh');
    expect(page).toContain('Reload the player');
  });

  it('[LIV-9] the page contains the comments frame only when comments are shown to the user', async () => {
    expect(await html({ comments: 'shown' })).toContain('src="/dashboard/live/comments"');
    expect(await html({ comments: 'late' })).not.toContain('/dashboard/live/comments');
    expect(await html({ comments: 'none' })).not.toContain('/dashboard/live/comments');
  });

  it('the page states that it is unknown whether there is an event', async () => {
    expect(await html({ state: 'unknown' })).toContain(refresh);
    expect(await html({ state: 'unknown' })).not.toContain('No event scheduled');
  });
});
