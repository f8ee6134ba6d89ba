import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  holdScripts,
  islandScripts,
  openHeldWhole,
  untilAwake,
} from '../../screens/held-scripts.ts';
import { mutations } from '../../screens/mutations.ts';
import { screens } from '../../screens/screens.ts';

const textFields = [
  'textarea',
  'input:not([type])',
  ...['text', 'search', 'email', 'tel'].map((type) => `input[type="${type}"]`),
].join();

/** The text fields that are open for input. */
async function openFields(page: Page) {
  const fields = await page.locator(textFields).elementHandles();
  const isOpen = await Promise.all(
    fields.map(async (field) => (await field.isVisible()) && (await field.isEditable())),
  );
  return fields.filter((_, index) => isOpen[index]);
}

/**
 * All existing text fields. Fields that load later, such as those in a tool that is opened, are not
 * included.
 */
const allFields = (page: Page) =>
  page.evaluateHandle((of) => [...document.querySelectorAll<HTMLInputElement>(of)], textFields);

/**
 * The values of these fields (null for a removed field), the focused field, and its caret position.
 */
const written = (fields: Awaited<ReturnType<typeof allFields>>) =>
  fields.evaluate((all) => {
    const { activeElement } = document;
    return {
      texts: all.map(({ isConnected, value }) => (isConnected ? value : null)),
      focused: activeElement?.id,
      caret:
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? [activeElement.selectionStart, activeElement.selectionEnd]
          : null,
    };
  });

/**
 * Types a word over the value of every text field, with the caret before the last letter of the
 * last field.
 */
async function write(page: Page, word: string) {
  const fields = await openFields(page);
  for (const field of fields) {
    await field.selectText();
    await page.keyboard.type(word);
  }
  await page.keyboard.press('ArrowLeft');
  return fields;
}

async function mutateAll(page: Page): Promise<void> {
  for (const mutate of Object.values(mutations)) await page.evaluate(mutate, '[data-island]');
}

/** Fails when a text field does not accept a word. */
async function expectWritable(page: Page, word: string): Promise<void> {
  for (const field of await write(page, word)) expect(await field.inputValue()).toContain(word);
}

/**
 * Number of parts inside a `Suspense`, which React would hydrate later than the rest of their
 * island.
 */
const takenOverLater = (page: Page) =>
  page.evaluate(
    () =>
      document.evaluate('count(//*[@data-island]//comment()[starts-with(., "$")])', document)
        .numberValue,
  );

/**
 * Moments when a translation or an extension changes a page: before the islands wake, or while they
 * wake. A separate step changes the page after they have woken.
 */
const moments = ['before', 'while'] as const;

/** Missing pages; Chromium itself reports them in the console. */
const missing = ['/nothing-here', '/dashboard/events/0'];

/** The screens with islands. */
const withIslands = screens.filter(
  ({ isSignedOut, path }) => !isSignedOut && !missing.includes(path),
);

// Without scripts, no island becomes interactive.
test.describe('typing on every screen', { tag: ['@scripts', '@once'] }, () => {
  for (const { path, persona = 'waiting', given } of withIslands) {
    test(`${path} as ${persona} preserves input in every field while its islands load, also when a translation or an extension changes it`, async ({
      page,
      applicant,
    }) => {
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      await signIn();
      /**
       * Opens the page and delays its islands' scripts. The returned function releases the scripts.
       */
      const open = async () => {
        const release = await holdScripts(page, islandScripts);
        await openHeldWhole(page, path);
        return async () => {
          await release();
          await untilAwake(page);
          await page.unrouteAll();
        };
      };

      const wake = await open();
      // There are no parts inside a `Suspense`. If a translation changed such a part before it was
      // hydrated, React would render the whole part again.
      expect(await takenOverLater(page)).toBe(0);
      const { length } = await write(page, 'Leeds');
      if (length === 0) await useIt(page);
      const fields = await allFields(page);
      const before = await written(fields);
      await wake();
      expect(await written(fields)).toEqual(before);

      await test.step('the page is changed after its islands are live', async () => {
        await mutateAll(page);
        await expectWritable(page, 'York');
      });

      for (const moment of moments) {
        await test.step(`the page is changed ${moment} its islands become live`, async () => {
          const wakeNow = await open();
          if (moment === 'before') await mutateAll(page);
          await useIt(page);
          if (moment === 'while') await mutateAll(page);
          await wakeNow();
          const translated = await page.locator('font').count();
          await expectWritable(page, 'Leeds');
          // Typing may replace translated text that is interactive; all other translations are
          // preserved.
          await expect(page.locator('font')).toHaveCount(translated);
        });
      }
    });
  }
});

/** Simulates a user's first interaction. */
async function useIt(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
