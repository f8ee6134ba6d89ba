import { request } from '@playwright/test';
import { kill } from '../../fixtures/child.ts';
import { Control } from '../../fixtures/control.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { formOf } from '../../fixtures/visitor.ts';

test(
  'a form over the rate limit is refused with an explanation, and its page preserves the typed text',
  { tag: '@once' },
  async () => {
    test.setTimeout(120_000);
    const services = await startServices(':memory:');
    const hub = await startHub({ LIMIT_SAVES: '1' });
    const person = await request.newContext({ baseURL: urls.ownHub, maxRedirects: 20 });
    try {
      const control = await Control.copyOf(urls.ownServices, 'waiting');
      await signIn({ request: person }, control.persona);
      const headers = { Accept: 'text/html' };
      const notes = await (
        await person.get('/dashboard?widget=Notes&mode=edit', { headers })
      ).text();
      const form = formOf({ html: notes });
      const save = (text: string) =>
        person.post(form.action, {
          headers: { ...headers, Origin: urls.ownHub },
          form: { ...form.fields, [form.text]: text },
          maxRedirects: 0,
        });

      expect((await save('the first')).headers()['location']).toContain('notice=');
      const limited = await save('the second, a moment later');
      expect(limited.status()).toBe(429);
      expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
      const words = await limited.text();
      expect(words).toContain('What you typed is kept for half an hour');

      const [, back = ''] = /class="action" href="([^"]+)"/.exec(words) ?? [];
      const page = await person.get(back.replaceAll('&#38;', '&'), { headers });
      expect(await page.text()).toContain('the second, a moment later');
    } finally {
      await person.dispose();
      await kill(hub);
      await kill(services);
    }
  },
);
