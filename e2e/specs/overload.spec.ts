import { request } from '@playwright/test';
import { kill } from '../fixtures/child.ts';
import { Control } from '../fixtures/control.ts';
import { startHub, startServices } from '../fixtures/own-stack.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { urls } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { formOf } from '../fixtures/visitor.ts';

/** So many requests the hub takes at once here; so many come. */
const limit = 3;
const rush = 60;

/** Roomy beside the 200 ms that a quiet machine keeps to with ease: two browsers may share this one. */
const atOnceMs = 1_000;

/** How long the account keeps each page of the rush waiting. */
const slowMs = 4_000;

test(
  'an instance with too much to do says so at once, and still takes saves, serves files and is healthy',
  { tag: '@once' },
  async () => {
    test.setTimeout(120_000);
    const services = await startServices(':memory:');
    const hub = await startHub({ SHED_ABOVE_REQUESTS: String(limit) });
    const anyone = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 0 });
    const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
    try {
      const control = await Control.copyOf(urls.ownServices, 'waiting');
      await signIn({ request: person }, control.persona);
      const notesPath = '/dashboard?widget=Notes&mode=edit';
      const notes = await (await person.get(notesPath)).text();
      const form = formOf({ html: notes });
      const headers = { Accept: 'text/html' };

      await control.fault({ api: 'identity', fault: { delayMs: slowMs } });
      const opened = Array.from({ length: rush }, async () => {
        const from = performance.now();
        const response = await person.get('/dashboard', { headers, timeout: 60_000 });
        const ms = performance.now() - from;
        return { status: response.status(), ms, response };
      });
      const shed = await Promise.race(
        opened.map(async (one) => {
          const seen = await one;
          if (seen.status !== 503) throw new Error('served first');
          return seen;
        }),
      );
      expect(shed.response.headers()['retry-after']).toBe('10');
      expect(await shed.response.text()).toContain('Your hub is very busy right now');

      // While it is still busy with the pages that it took:
      const saved = person.post(form.action, {
        headers: { ...headers, Origin: urls.ownHub },
        form: { ...form.fields, [form.text]: 'written in the rush' },
        maxRedirects: 0,
        timeout: 60_000,
      });
      for (const path of ['/healthz', '/metrics', '/favicon.svg', '/error-page.css']) {
        const from = performance.now();
        expect((await anyone.get(path, { headers })).status(), path).toBe(200);
        expect(performance.now() - from, path).toBeLessThan(atOnceMs);
      }
      expect((await anyone.get('/status', { headers })).status()).toBe(200);

      const seen = await Promise.all(opened);
      const busy = seen.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThanOrEqual(rush - limit - 1);
      expect(busy.filter(({ ms }) => ms > slowMs / 2)).toEqual([]);
      expect(seen.filter(({ ms }) => ms > slowMs / 2).length).toBeGreaterThan(0);
      expect((await saved).headers()['location']).toContain('notice=');

      await control.clearFaults();
      const after = await person.get(notesPath, { headers });
      expect(await after.text()).toContain('written in the rush');
    } finally {
      await Promise.all([anyone.dispose(), person.dispose()]);
      await kill(hub);
      await kill(services);
    }
  },
);
