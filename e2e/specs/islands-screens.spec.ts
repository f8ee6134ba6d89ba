import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { holdScripts, islandScripts, openHeldWhole, untilAwake } from '../screens/held-scripts.ts';
import { mutations } from '../screens/mutations.ts';
import { screens } from '../screens/screens.ts';

const textFields = [
  'textarea',
  'input:not([type])',
  ...['text', 'search', 'email', 'tel'].map((type) => `input[type="${type}"]`),
].join();

/** The text fields that a person can write in now. */
async function openFields(page: Page) {
  const fields = await page.locator(textFields).elementHandles();
  const isOpen = await Promise.all(
    fields.map(async (field) => (await field.isVisible()) && (await field.isEditable())),
  );
  return fields.filter((_, index) => isOpen[index]);
}

/** All text fields there are. What comes later, as a tool's do when it is opened, is not of them. */
const allFields = (page: Page) =>
  page.evaluateHandle((of) => [...document.querySelectorAll<HTMLInputElement>(of)], textFields);

/** What is in these fields, null in one that has gone; which one has the focus, where its caret is. */
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
 * Writes a word into every text field, in the place of what it has, with the caret before the last
 * letter of the last one.
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

/** Fails with a text field that does not take a word. */
async function expectWritable(page: Page, word: string): Promise<void> {
  for (const field of await write(page, word)) expect(await field.inputValue()).toContain(word);
}

/** How much of its islands React would take over after the rest of them: what is in a `Suspense`. */
const takenOverLater = (page: Page) =>
  page.evaluate(
    () =>
      document.evaluate('count(//*[@data-island]//comment()[starts-with(., "$")])', document)
        .numberValue,
  );

/** When somebody else changes a page, if not after its islands have woken. */
const moments = ['before', 'while'] as const;

/** What is not there: Chromium itself says so in the console. */
const missing = ['/nothing-here', '/dashboard/events/0'];

/** The screens with islands. */
const withIslands = screens.filter(
  ({ isSignedOut, path }) => !isSignedOut && !missing.includes(path),
);

// Without scripts nothing becomes live.
test.describe('every screen', { tag: ['@scripts', '@once'] }, () => {
  for (const { path, persona = 'waiting', given } of withIslands) {
    test(`${path} as ${persona} keeps what is typed into any field while its islands wake, also when a translation or an extension changes it`, async ({
      page,
      applicant,
    }) => {
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      await signIn();
      /** Opens it with the scripts of its islands held back; they come when the function is called. */
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
      // A translation that came in between would have React write all of it anew.
      expect(await takenOverLater(page)).toBe(0);
      const { length } = await write(page, 'Leeds');
      if (length === 0) await useIt(page);
      const fields = await allFields(page);
      const before = await written(fields);
      await wake();
      expect(await written(fields)).toEqual(before);

      await test.step('changed after its islands have woken', async () => {
        await mutateAll(page);
        await expectWritable(page, 'York');
      });

      for (const moment of moments) {
        await test.step(`changed ${moment} its islands wake`, async () => {
          const wakeNow = await open();
          if (moment === 'before') await mutateAll(page);
          await useIt(page);
          if (moment === 'while') await mutateAll(page);
          await wakeNow();
          const translated = await page.locator('font').count();
          await expectWritable(page, 'Leeds');
          // What a person writes may change what is live; of the rest no translation is lost.
          await expect(page.locator('font')).toHaveCount(translated);
        });
      }
    });
  }
});

/** The first sign of a person. */
async function useIt(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
