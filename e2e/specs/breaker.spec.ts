import { request } from '@playwright/test';
import { kill } from '../fixtures/child.ts';
import { Control } from '../fixtures/control.ts';
import { startHub, startServices } from '../fixtures/own-stack.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page waits for so long, and a call that hangs half as long opens the breaker (milliseconds). */
const budgetMs = 4_000;

/** What a page says while it cannot check where an application stands. */
const unknown = 'We can&#x27;t check right now';

/**
 * As `hung-tracking` in the bench: one API hangs, and pages wait for it once and not again and
 * again. What they say then is that it cannot be checked, not that there is nothing.
 */
test(
  'an API that hangs is waited for once; pages say at once what they cannot check, until it answers',
  { tag: '@once' },
  async () => {
    test.setTimeout(120_000);
    const services = await startServices(':memory:');
    const hub = await startHub({ UPSTREAM_BREAKERS: 'on', PAGE_BUDGET_MS: String(budgetMs) });
    const anyone = await request.newContext();
    try {
      const control = await Control.copyOf(urls.ownServices, 'waiting');
      const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
      await signIn({ request: person }, control.persona);
      const page = async () => {
        const response = await person.get('/dashboard');
        expect(response.status()).toBe(200);
        return response.text();
      };
      /** What a page says, and how often it asks the API. */
      const pageWithCalls = async () => {
        const before = await control.requests('tracking');
        const html = await page();
        const after = await control.requests('tracking');
        return { isUnknown: html.includes(unknown), calls: after.length - before.length };
      };
      const isOpen = async () =>
        (await (await anyone.get(`${urls.ownHub}/metrics`)).text()).includes(
          'hub_upstream_breaker_open{api="tracking"} 1',
        );

      const status = async () =>
        /data-upstream="tracking" data-state="(\w+)"/.exec(
          await (await anyone.get(`${urls.ownHub}/status`)).text(),
        )?.[1];

      expect(await page()).toContain('Waiting for decisions');
      await control.fault({ api: 'tracking', fault: { delayMs: 60_000 } });
      expect((await pageWithCalls()).calls).toBeGreaterThan(0);
      await expect.poll(isOpen).toBe(true);
      // Whoever does not ask does not wait. On a slow machine a page may be the one that tries again.
      await expect.poll(pageWithCalls).toEqual({ isUnknown: true, calls: 0 });

      await control.clearFaults();
      // That it answers a check is no news: no page has asked it anything.
      expect(await status()).toBe('problem');
      await expect.poll(page, { timeout: 60_000 }).not.toContain(unknown);
      expect(await isOpen()).toBe(false);
      expect(await status()).toBe('ok');
    } finally {
      await anyone.dispose();
      await kill(hub);
      await kill(services);
    }
  },
);
