import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { PreferencesPage } from '../../pages/preferences-page.ts';
import { holdScripts, islandScripts, openHeld } from '../../screens/held-scripts.ts';
import { mutations } from '../../screens/mutations.ts';

const changes = ['a translation of every text', 'a node next to each field'] as const;

const editors = [
  ['/dashboard?widget=Statement', 'heavy'],
  ['/dashboard?widget=StatementNew', 'heavy'],
  ['/dashboard?widget=Notes&mode=edit', 'waiting'],
] as const;

const live = (page: Page, id: string) => page.locator(`[data-island="${id}"][data-live]`);

/** Types into a field and changes the HTML of the page before its scripts load. */
async function typeIntoChanged(
  page: Page,
  path: string,
  selector: string,
  mutate: (of: string) => void,
) {
  const release = await holdScripts(page, islandScripts);
  await openHeld(page, path);
  const field = page.locator(selector).first();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' I like rvers');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowLeft');
  await page.evaluate(mutate, '[data-island]');
  await release();
  return field;
}

// Without scripts, nothing saves automatically.
test.describe(
  'a form whose HTML was changed before its script loaded',
  { tag: ['@scripts', '@anywidth'] },
  () => {
    for (const change of changes) {
      const mutate = mutations[change]!;
      for (const [path, persona] of editors) {
        test(`the text at ${path} saves automatically and preserves the caret position after ${change}`, async ({
          page,
          applicant,
        }) => {
          const { control, signIn } = await applicant(persona);
          if (path.endsWith('=Statement')) await control.user({ studyYear: '2025' });
          await signIn();
          const field = await typeIntoChanged(page, path, 'form[data-draft] textarea', mutate);
          await expect(live(page, 'widget')).toBeAttached();
          await expect(field).toBeFocused();
          await page.keyboard.type('i');
          await expect(field).toHaveValue(/ I like rivers$/);
          const status = page.locator('[data-draft-status]');
          await expect(status).toHaveAttribute('data-draft-status', 'saved');
          await expect(status).toContainText('Saved at');
          await expect(page.locator('[data-island="lateNote"]')).toHaveText('');

          await page.getByRole('link', { name: 'Your Hub' }).first().click();
          await expect(page).toHaveURL(/\/dashboard(?:$|\?(?!widget))/);
          await page.goto(path);
          await expect(field).toHaveValue(/ I like rivers$/);
        });
      }

      test(`preferences warn before unsaved answers are lost, and can be saved, after ${change}`, async ({
        page,
        applicant,
        scripts,
      }) => {
        await (await applicant('offers')).signIn();
        const requests: string[] = [];
        page.on('dialog', (dialog) => {
          requests.push(dialog.type());
          void dialog.dismiss();
        });
        const path = '/dashboard/preferences?section=marketing-preferences';
        const address = 'input[name="addressLine2"]';
        const field = await typeIntoChanged(page, path, address, mutate);
        await expect(live(page, 'preferences')).toBeAttached();
        await expect(field).toBeFocused();
        await page.keyboard.type('i');
        await expect(field).toHaveValue(/I like rivers$/);
        await page.getByRole('link', { name: 'Your Hub' }).first().click();
        await expect.poll(() => requests).toEqual(['beforeunload']);
        await expect(field).toHaveValue(/I like rivers$/);

        const preferences = new PreferencesPage(page, scripts);
        await preferences.panel('marketing-preferences').save();
        await preferences.expectSaved();
        await page.goto(path);
        await expect(field).toHaveValue(/I like rivers$/);
        expect(requests).toHaveLength(1);
      });
    }

    test('an island whose HTML was changed waits for the end of a composition before it is rendered again', async ({
      page,
      context,
      applicant,
    }) => {
      await (await applicant('waiting')).signIn();
      const release = await holdScripts(page, islandScripts);
      await openHeld(page, '/dashboard?widget=Notes&mode=edit');
      const field = page.locator('form[data-draft] textarea');
      await field.fill('');
      await field.focus();
      const session = await context.newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      });
      await page.evaluate(mutations['a translation of every text']!, '[data-island="widget"]');
      await release();
      await page.waitForLoadState('networkidle');
      await expect(live(page, 'widget')).not.toBeAttached();
      await session.send('Input.insertText', { text: '日本' });
      await expect(live(page, 'widget')).toBeAttached();
      await page.keyboard.type('!');
      await expect(field).toHaveValue('日本!');
      await expect(page.locator('[data-draft-status]')).toHaveText(/Saved at/);
    });

    test('a changed tool without an editor remains plain HTML, and a note explains why', async ({
      page,
      applicant,
    }) => {
      await (await applicant('waiting')).signIn();
      await page.clock.install();
      const release = await holdScripts(page, islandScripts);
      await openHeld(page, '/dashboard?widget=Tariff');
      await page.evaluate(mutations['a translation of every text']!, '[data-island="widget"]');
      await release();
      await expect(page.locator('[data-island="widget"]')).toHaveAttribute('data-plain', 'changed');
      await expect(live(page, 'lateNote')).toBeAttached();
      await page.clock.runFor(5_000);
      await expect(page.locator('[data-island="lateNote"]')).toContainText(
        'Something changed this page before it was ready',
      );
    });
  },
);
