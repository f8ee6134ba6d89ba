import { readFileSync } from 'node:fs';
import { kindsOfDanger, showAttacks, watchForHarm } from '../../fixtures/harm.ts';
import { markupAttacks } from '../../fixtures/markup-attacks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** An arbitrary fixed seed, so that a failure can be reproduced. */
const SEED = 18;

test.describe('security', () => {
  test(
    'an alert from the editors cannot run code',
    { tag: ['@scripts', '@gate'] },
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
    'generated attacks cover at least the known kinds of attack',
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page }) => {
      const list = new URL(
        '../../../apps/hub/app/platform/layout/editor-html/xss-payloads.json',
        import.meta.url,
      );
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
    '[NTF-18][AMB-62] a generated attack has no effect in an alert or a notification',
    { tag: ['@scripts', '@anywidth', '@gate'] },
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
