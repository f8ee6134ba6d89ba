import { earlyTicket, waitingTicket } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { TicketNews } from './news.ts';
import { ticketWords, waitWords } from './ticket-words.ts';
import { TicketScreen } from './TicketScreen.tsx';

const news = (fields: Partial<TicketNews> = {}): TicketNews => ({
  ticket: waitingTicket({ place: 1_234 }),
  toldAt: Date.UTC(2027, 7, 19, 7, 12),
  isCurrent: true,
  isRenewed: false,
  ...fields,
});
const show = (fields?: Partial<TicketNews>) =>
  renderPage(<TicketScreen news={news(fields)} />, '/dashboard/queue');

it.each([
  [{ from: 12, to: 18 }, 'About 12 to 18 minutes to go'],
  [{ from: 3, to: 3 }, 'About 3 minutes to go'],
  [{ from: 0, to: 3 }, 'Up to 3 minutes to go'],
  [{ from: 0, to: 1 }, 'Less than a minute to go'],
  [{ from: 119, to: 200 }, 'About 119 to 200 minutes to go'],
  [{ from: 150, to: 230 }, 'More than 2 hours to go'],
  [null, "We can't tell you yet how long it will take"],
])('[EXT-28] the estimated wait %j is shown as "%s"', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words);
});

describe('the ticket screen', () => {
  it('[EXT-28] the screen shows the place, the estimated wait, and the time of that information', async () => {
    const html = await show();
    expect(html).toContain('>1,234</p>');
    expect(html).toContain('About 12 to 18 minutes to go');
    expect(html).toContain('As of 8:12am,');
  });

  it('[EXT-28] when the place cannot be checked, the screen shows the last known place and its time', async () => {
    const html = await show({ isCurrent: false });
    expect(html).toContain('>1,234</p>');
    expect(html).toContain('We can&#x27;t check the queue right now');
    expect(html).toContain('This is how it stood at 8:12am.');
    expect(html).not.toContain('minutes to go');
  });

  it('[EXT-28] the text for an unknown place does not suggest that there is no queue', async () => {
    const html = await show({ ticket: null, toldAt: null, isCurrent: false });
    expect(html).toContain('Not known yet');
    expect(html).toContain('There&#x27;s a queue, and we don&#x27;t know your number yet.');
  });

  it('[EXT-28][AMB-119] the screen states that the opening time is unknown', async () => {
    const html = await show({ ticket: earlyTicket({ opensAt: null }) });
    expect(html).toContain('It opens later. We can&#x27;t tell you the time right now.');
  });

  it('[EXT-28] before the queue opens, the screen shows the opening time and that places are random', async () => {
    const ticket = earlyTicket({ opensAt: '2027-08-19T07:00:00.000Z' });
    const html = await show({ ticket });
    expect(html).toContain('It opens on Thursday 19 August, 8am UK time.');
    expect(html).toContain('gets a number by chance');
  });

  it('the screen states that a turn was missed', async () => {
    expect(await show()).not.toContain('while you were away');
    expect(await show({ isRenewed: true })).toContain('Your turn came while you were away.');
  });

  it('[CLT-1] the screen has a button that closes the queue', async () => {
    expect(await show()).toMatch(
      /<button name="intent" value="close"[^>]* aria-label="Close the queue"/,
    );
  });

  it('[EXT-28] the screen refreshes after 30 seconds without scripts, and after 75 seconds if scripts fail', async () => {
    const html = await show();
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="30; url=/dashboard/queue"/></noscript>',
    );
    expect(html).toMatch(/lookAgain=setTimeout\([^<]*"\/dashboard\/queue"[^<]*,75000\)/);
  });
});

it('the title and the announcement contain the place', () => {
  expect(ticketWords(news()).title).toBe('Number 1,234 – clearing queue');
  expect(ticketWords(news()).said).toBe(
    "You're number 1,234 in the queue. About 12 to 18 minutes to go.",
  );
});
