import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { RedirectingProps } from './Redirecting.tsx';
import { QueueScreen } from './QueueScreen.tsx';

const applications = { ug: 'https://apply.test/2027/ug', uc: 'https://apply.test/2027/uc' };

const show = (leftMs: number, links: RedirectingProps = applications) =>
  renderPage(
    <QueueScreen leftMs={leftMs} now={1_800_000_000_000} applications={links} />,
    '/dashboard/queue',
  );

describe('the queue screen', () => {
  it('[CLT-1] the screen has a button that closes the queue', async () => {
    expect(await show(300_000)).toMatch(
      /<form method="post" action="\/dashboard\/queue".*<button name="intent" value="close"[^>]* aria-label="Close the queue"/s,
    );
  });

  it.each([
    [600_000, 'About 10 minutes to go', 30],
    [61_000, 'About 2 minutes to go', 30],
    [60_000, 'About 1 minute to go', 30],
    [12_500, 'Less than a minute to go', 13],
  ])(
    'without scripts %d ms are shown as "%s", and the page refreshes after %d s',
    async (ms, words, s) => {
      const html = await show(ms);
      expect(html).toContain(words);
      expect(html).toContain(
        `<noscript><meta http-equiv="refresh" content="${s}; url=/dashboard/queue?look"/>`,
      );
    },
  );

  it('if scripts fail, the page refreshes when the wait is over, and has a link to refresh', async () => {
    const html = await show(60_000);
    expect(html).toMatch(
      /<script[^>]*>lookAfterEnd=setTimeout\([^<]*"\/dashboard\/queue\?look"[^<]*,65000\)/,
    );
    expect(html.replace(/<noscript>.*<\/noscript>/s, '')).toContain('>Look now</a>');
  });

  it('[CLT-10] when no time is left, the screen shows that the wait is over, with links to both applications', async () => {
    const html = await show(0);
    expect(html).toContain('>Redirecting...</h1>');
    expect(html).toContain(`href="${applications.ug}"`);
    expect(html).toContain(`href="${applications.uc}"`);
  });

  it('when no time is left and the applications have no addresses, the screen states that it continues automatically, without links', async () => {
    const html = await show(0, { ug: null, uc: null });
    expect(html).toContain('This page goes on without you doing anything.');
    expect(html).not.toContain('go on here');
    expect(html).not.toContain('<a ');
  });
});
