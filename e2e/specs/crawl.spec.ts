import { Crawler, type Crawl } from '../crawl/crawler.ts';
import { readPage } from '../crawl/read-page.ts';
import { Control } from '../fixtures/control.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many personas go through the hub side by side. */
const sideBySide = 4;

test(
  'without scripts every link of every persona answers, every form is sent, and every page leads back to the hub',
  {
    tag: '@once',
  },
  async ({ page, request, playwright }) => {
    test.setTimeout(240_000);
    const answer = await request.get(`${urls.services}/__control/personas`);
    const { personas } = (await answer.json()) as { personas: { id: string }[] };
    const crawl: Crawl = {
      hub: urls.hub,
      services: urls.services,
      read: (html) => page.evaluate(readPage, html),
      seenByAnybody: new Map(),
      formsOfAnybody: new Set(),
      problems: new Set(),
    };
    const waiting = personas.map(({ id }) => id);
    let requests = 0;
    const goThrough = async () => {
      for (let persona = waiting.shift(); persona !== undefined; persona = waiting.shift()) {
        const own = await playwright.request.newContext({ baseURL: urls.hub });
        const { persona: copy } = await Control.copyOf(request, urls.services, persona);
        await signIn({ request: own }, copy);
        const crawler = new Crawler(crawl, own, persona);
        await crawler.run();
        requests += crawler.requests;
        await own.dispose();
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, goThrough));
    expect([...crawl.problems]).toEqual([]);
    expect(requests).toBeGreaterThan(personas.length);
  },
);
