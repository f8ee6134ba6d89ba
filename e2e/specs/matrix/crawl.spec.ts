import { Crawler, type Crawl } from '../../crawl/crawler.ts';
import { readPage, type PageContent } from '../../crawl/read-page.ts';
import { ControlApi } from '../../fixtures/control-api.ts';
import { Control } from '../../fixtures/control.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Visitor } from '../../fixtures/visitor.ts';

/** Number of accounts that crawl the hub in parallel. */
const sideBySide = 4;

/** Minimum number of pages and forms for each account. With fewer, the crawl is incomplete. */
const least = { pages: 60, sent: 20 };

interface Account {
  persona: string;
  /** Page state for this account only. */
  pageState?: Record<string, unknown>;
}

/** Accounts in states that no persona has: a live event, and a queue that can be closed. */
const inOtherStates = (): Account[] => [
  {
    persona: 'waiting',
    pageState: {
      live: {
        enabled: true,
        title: 'Ask us about offers',
        time: Math.floor(Date.now() / 1000) - 5,
        holding: '<p>Have your questions ready.</p>',
        information: '<p>With three advisers.</p>',
        embed: `${urls.services}/player?videoId=6361200000001`,
      },
      features: { dfe: true, debug: true },
    },
  },
  { persona: 'offers', pageState: { timerLink: '/dashboard/application' } },
];

test(
  'without scripts, every page and form works and leads back to the hub (outside the dashboard, for one persona)',
  {
    tag: '@once',
  },
  async ({ page }) => {
    test.setTimeout(600_000);
    const { personas } = await new ControlApi(urls.services).send<{ personas: { id: string }[] }>(
      'GET',
      '/personas',
    );
    const crawl: Crawl = {
      hub: urls.hub,
      services: urls.services,
      read: async (html) => JSON.parse(await page.evaluate(readPage, html)) as PageContent,
      seenByAnyUser: new Map(),
      formsOfAnyUser: new Set(),
      problems: new Set(),
    };
    const waiting = [...inOtherStates(), ...personas.map(({ id }): Account => ({ persona: id }))];
    const crawlNext = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { persona, pageState } = next;
        const control = await Control.copyOf(urls.services, persona);
        if (pageState) await control.pageState(pageState);
        const visitor = new Visitor([urls.hub], 0, urls.hub);
        await visitor.signIn(control.persona);
        const crawler = new Crawler(crawl, visitor, persona);
        await crawler.run();
        const { pages, sent } = crawler;
        if (pages < least.pages || sent < least.sent) {
          crawl.problems.add(`${persona}: only ${pages} pages and ${sent} forms`);
        }
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, crawlNext));
    expect([...crawl.problems]).toEqual([]);
  },
);
