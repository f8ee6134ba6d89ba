import { request as open } from 'node:http';
import { request } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { formOf, type SeenForm } from '../../fixtures/visitor.ts';

/** Maximum number of concurrent requests in this test, and number of extra requests. */
const limit = 3;
const rush = 60;

const headers = { Accept: 'text/html' };

/**
 * Starts to send a form and never completes it, so that the hub is busy with it until the
 * connection closes.
 */
function sendWithoutEnd({ action, text }: SeenForm, cookie: string): () => void {
  const length = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '1000' };
  const sending = open(urls.ownHub + action, {
    method: 'POST',
    headers: { ...headers, ...length, Origin: urls.ownHub, Cookie: cookie },
  });
  sending.on('error', () => undefined).write(`${text}=`);
  return () => sending.destroy();
}

test(
  'an overloaded instance refuses pages at once, and still accepts saves, serves files and reports its health',
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
      const form = formOf({ html: await (await person.get(notesPath)).text() });
      const { cookies } = await person.storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const statusOf = async (path: string) => (await anyone.get(path, { headers })).status();

      const leave = Array.from({ length: limit }, () => sendWithoutEnd(form, cookie));
      await expect.poll(() => statusOf('/dashboard')).toBe(503);
      // The forms are never completed, so these responses cannot depend on them.
      const shed = await Promise.all(
        Array.from({ length: rush }, () => person.get('/dashboard', { headers })),
      );
      expect(new Set(shed.map((response) => response.status()))).toEqual(new Set([503]));
      expect(shed[0]?.headers()['retry-after']).toBe('10');
      expect(await shed[0]?.text()).toContain('Your hub is very busy right now');
      for (const path of ['/healthz', '/metrics', '/favicon.svg', '/error-page.css', '/status'])
        expect(await statusOf(path), path).toBe(200);
      const saved = await person.post(form.action, {
        headers: { ...headers, Origin: urls.ownHub },
        form: { ...form.fields, [form.text]: 'written in the rush' },
        maxRedirects: 0,
      });
      expect(saved.headers()['location']).toContain('notice=');
      expect(await statusOf('/dashboard')).toBe(503);

      for (const stop of leave) stop();
      await expect.poll(() => statusOf('/dashboard')).toBe(302);
      expect(await (await person.get(notesPath, { headers })).text()).toContain(
        'written in the rush',
      );
    } finally {
      await Promise.all([anyone.dispose(), person.dispose()]);
      await kill(hub);
      await kill(services);
    }
  },
);
