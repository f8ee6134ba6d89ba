import { readFileSync } from 'node:fs';
import { kindsOfDanger, showAttacks, watchForHarm } from '../fixtures/harm.ts';
import { hubLines } from '../fixtures/hub-log.ts';
import { markupAttacks } from '../fixtures/markup-attacks.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of any, so that a failure can be looked at again. */
const SEED = 18;

/** Every route that takes a form. */
const formPaths = [
  '/account/logout',
  '/dashboard?index&widget=Notes',
  '/dashboard/adviser',
  '/dashboard/adviser/end/any',
  '/dashboard/application',
  '/dashboard/calendar',
  '/dashboard/calendar/link/stop',
  '/dashboard/calendar/own/new',
  '/dashboard/people-like-you',
  '/dashboard/preferences',
  '/dashboard/preferences/appearance',
  '/dashboard/preferences/your-data/delete',
  '/dashboard/queue',
  '/dashboard/support',
  '/dashboard/todo/own/new',
  '/dashboard/welcome',
  '/dashboard/widgets/Notes/clear',
  '/explore/favourites/compare',
  '/explore/favourites/compare/share',
  '/resources/adverts',
  '/resources/arrangement',
  '/resources/draft',
  '/resources/events',
  '/resources/favourites',
  '/resources/history-seen',
  '/resources/modals',
  '/resources/notifications',
  '/resources/own-todo',
  '/resources/saved-searches',
  '/resources/session',
  '/resources/support',
  '/resources/tariff',
  '/resources/todo',
  '/resources/undo',
  '/resources/widgets',
];

test.describe('security', () => {
  test(
    'every page carries the security headers, with a nonce of its own',
    { tag: '@plain' },
    async ({ context }) => {
      const nonces = new Set<string>();
      for (const path of ['/status', '/status']) {
        const headers = (await context.request.get(path)).headers();
        const csp = headers['content-security-policy'] ?? '';
        expect(csp).toContain("default-src 'self'");
        expect(csp).toContain("style-src 'self'");
        expect(csp).toContain("frame-ancestors 'none'");
        expect(csp).not.toContain('unsafe');
        nonces.add(/'nonce-([^']+)'/.exec(csp)?.[1] ?? '');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cache-control']).toContain('no-store');
      }
      expect(nonces.size).toBe(2);
    },
  );

  test(
    'a form from another site, or without its token, saves nothing',
    { tag: '@plain' },
    async ({ context, applicant, baseURL }) => {
      await (await applicant('waiting')).signIn();
      const form = { studyLevel: 'Postgraduate', studyYear: '2029' };
      for (const Origin of ['https://evil.test', 'null', baseURL ?? '']) {
        for (const path of ['/dashboard/preferences', '/resources/debug-status']) {
          const response = await context.request.post(path, {
            headers: { Origin },
            form,
            maxRedirects: 0,
          });
          // Our own page without its token gets the form back; nobody else gets anything.
          const own = Origin === baseURL && path.startsWith('/dashboard');
          expect(own ? [303] : [403, 404], `${Origin} ${path}`).toContain(response.status());
        }
      }
      expect(await (await context.request.get('/dashboard')).text()).not.toContain('in 2029');
    },
  );

  test(
    'what is no form is refused calmly by every route that takes one',
    { tag: '@plain' },
    async ({ context, applicant, baseURL }) => {
      test.slow();
      await (await applicant('waiting')).signIn();
      const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut';
      const bodies = [
        ['text/plain', 'a=1', 415],
        ['application/json', '{"a":1}', 415],
        ['multipart/form-data', cut, 415],
        ['multipart/form-data; boundary=x', cut, 400],
      ] as const;
      for (const path of formPaths) {
        for (const [type, data, status] of bodies) {
          const response = await context.request.post(path, {
            headers: { Origin: baseURL ?? '', 'Content-Type': type, Accept: 'text/html' },
            data: Buffer.from(data),
            maxRedirects: 0,
          });
          expect.soft(response.status(), `${path} ${type}`).toBe(status);
          const lines = () => hubLines(response.headers()['x-request-id'] ?? '');
          await expect.poll(() => lines().length).toBe(1);
          expect(lines()[0]).toContain('"level":"info"');
        }
      }
    },
  );

  test(
    'an address that Remix cannot read is refused calmly',
    { tag: '@plain' },
    async ({ request, baseURL }) => {
      for (const path of ['/%5c', '/%5cevil.test', '//', '//evil.test', '/x//y@example.org']) {
        const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
        expect([400, 404], path).toContain(response.status());
        expect(await response.text()).toContain('Your Hub');
      }
    },
  );

  test(
    'files whose account does not answer say so on a page',
    { tag: '@plain' },
    async ({ context, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const get = (path: string) =>
        context.request.get(path, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
      const gone = await get('/dashboard/calendar/gone.ics');
      expect(gone.status()).toBe(404);
      expect(await gone.text()).toContain('find that page');
      await control.fault({ api: 'identity', fault: { status: 503 } });
      const paths = [
        '/explore/favourites.csv',
        '/dashboard/statement.pdf',
        '/dashboard/statement.txt',
      ];
      for (const path of [...paths, '/dashboard']) {
        const response = await get(path);
        expect(response.status(), path).toBe(503);
        expect(response.headers()['retry-after'], path).toBe('30');
        expect(await response.text()).toContain('available right now');
      }
    },
  );

  test(
    'returnUrl never leads to another site',
    { tag: '@plain' },
    async ({ context, applicant, baseURL }) => {
      const { control } = await applicant('waiting');
      for (const hostile of [
        '//evil.test',
        '/\\evil.test',
        'https://evil.test',
        'javascript:alert(1)',
      ]) {
        await context.clearCookies();
        const end = await signIn(context, control.persona, hostile);
        expect(new URL(end).origin, hostile).toBe(new URL(baseURL ?? '').origin);
      }
    },
  );

  test(
    'an alert of the editors cannot run anything',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.pageState({
        alert: {
          title: 'Results day',
          message: '<p>See <a href="/status">here</a></p><img src=x onerror="document.title=1">',
        },
      });
      await page.goto('/dashboard');
      const alert = page.locator('[data-component="banner"]', { hasText: 'Results day' });
      await expect(alert.getByRole('link', { name: 'here' })).toBeVisible();
      await expect(alert.locator('img')).toHaveCount(0);
    },
  );

  test(
    'rules make at least the dangers of the attacks that are known',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page }) => {
      const list = new URL('../../apps/hub/app/platform/layout/xss-payloads.json', import.meta.url);
      const known = JSON.parse(readFileSync(list, 'utf8')) as string[];
      const made = Object.values(markupAttacks(SEED)).flat();
      expect(new Set(made).size).toBeGreaterThan(known.length);
      const [ofRules, ofList] = [
        await page.evaluate(kindsOfDanger, made),
        await page.evaluate(kindsOfDanger, known),
      ];
      expect(ofList.length).toBeGreaterThan(40);
      expect(ofList.filter((kind) => !ofRules.includes(kind))).toEqual([]);
    },
  );

  test(
    '[NTF-18][AMB-62] no attack that rules make does anything, wherever it would end up',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      test.slow();
      const { control, signIn } = await applicant('waiting');
      const harm = await watchForHarm(page);
      await signIn();
      const urlOf = (text: string) => text;
      for (const [name, texts] of Object.entries(markupAttacks(SEED))) {
        await showAttacks(page, control, { name, texts, urlOf }, harm);
      }
    },
  );
});
