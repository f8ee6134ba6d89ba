import { request } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * A page's time budget (milliseconds). A call that hangs for half of the budget opens the breaker.
 */
const budgetMs = 4_000;

/** The text on a page that cannot check the status of an application. */
const unknown = 'We can&#x27;t check right now';

/**
 * The same situation as `hung-tracking` in the benchmark: one API hangs, and pages wait for it only
 * once. They must report that the status cannot be checked, and not that there is no application.
 */
test(
  'pages wait once for a hanging API, and then report at once that the status is unknown',
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
      /** Whether a page reports an unknown status, and how many API calls it makes. */
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
      // The breaker stops the call, so the page does not wait. On a slow machine, the breaker may
      // let one page retry the call.
      await expect.poll(pageWithCalls).toEqual({ isUnknown: true, calls: 0 });

      await control.clearFaults();
      // A successful health check changes nothing, because no page has called the API.
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
