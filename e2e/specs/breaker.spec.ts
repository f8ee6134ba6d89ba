import { setTimeout as delay } from 'node:timers/promises';
import { request } from '@playwright/test';
import { kill } from '../fixtures/child.ts';
import { Control } from '../fixtures/control.ts';
import { startHub, startServices } from '../fixtures/own-stack.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** Long, so that a page that waits for it cannot be taken for one that does not. */
const budgetMs = 4_000;

/** For how long an API is not asked once its breaker is open, and a little (milliseconds). */
const REST_MS = 5_200;

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
        const from = performance.now();
        const response = await person.get('/dashboard');
        expect(response.status()).toBe(200);
        return { html: await response.text(), ms: performance.now() - from };
      };
      const isOpen = async () =>
        (await (await anyone.get(`${urls.ownHub}/metrics`)).text()).includes(
          'hub_upstream_breaker_open{api="tracking"} 1',
        );

      const status = async () =>
        /data-upstream="tracking" data-state="(\w+)"/.exec(
          await (await anyone.get(`${urls.ownHub}/status`)).text(),
        )?.[1];

      expect((await page()).html).toContain('Waiting for decisions');
      await control.fault({ api: 'tracking', fault: { delayMs: 60_000 } });
      expect((await page()).ms).toBeGreaterThan(budgetMs / 2);
      expect(await isOpen()).toBe(true);

      const next = await page();
      expect(next.ms).toBeLessThan(budgetMs / 2);
      expect(next.html).toContain('We can&#x27;t check right now');

      await control.clearFaults();
      // So long it is left alone. That it answers a check is no news: no page has asked it anything.
      await delay(REST_MS);
      expect(await status()).toBe('problem');
      await expect
        .poll(async () => (await page()).html, { timeout: 30_000 })
        .not.toContain('We can&#x27;t check right now');
      expect(await isOpen()).toBe(false);
      expect(await status()).toBe('ok');
    } finally {
      await anyone.dispose();
      await kill(hub);
      await kill(services);
    }
  },
);
