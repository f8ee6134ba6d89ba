import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('security', () => {
  test('every page carries the security headers, with a nonce of its own', async ({ context }) => {
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
  });

  test('a form from another site, or without its token, saves nothing', async ({
    context,
    applicant,
    baseURL,
  }) => {
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
  });

  test('returnUrl never leads to another site', async ({ context, applicant, baseURL }) => {
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
  });

  test('an alert of the editors cannot run anything', async ({ page, applicant }) => {
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
  });
});
