import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { lastChange } from '../../pages/notice.ts';
import type { Step } from '../../screens/small-action.ts';
import { smallActions } from '../../screens/small-actions.ts';

async function take(page: Page, step: Step): Promise<void> {
  if ('follow' in step) return page.locator(step.follow).first().click();
  if ('tick' in step) return page.locator(step.tick).first().check();
  const { press: name, isFirst, region } = step;
  const around = region === undefined ? page : page.getByRole('region', { name: region });
  const buttons = around.getByRole('button', { name, exact: typeof name === 'string' });
  const pressed = isFirst ? buttons.first() : buttons.last();
  await pressed.scrollIntoViewIfNeeded();
  await pressed.click();
}

for (const width of [1280, 360]) {
  test.describe(`small actions without scripts at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });
    for (const { name, persona, prepare, path, steps, at } of smallActions.filter(
      ({ isSeen }) => isSeen,
    )) {
      test(
        `${name} brings the changed part of the page and its notice into view`,
        { tag: '@plain' },
        async ({ page, applicant }) => {
          const { control, signIn } = await applicant(persona);
          await prepare?.(control);
          await signIn();
          await page.goto(path);
          for (const step of steps) await take(page, step);

          const partOf = () => new URL(page.url()).hash.slice(1);
          await expect.poll(partOf).toMatch(at);
          const part = partOf();
          await expect(page.locator(`[id="${part}"]`)).toBeInViewport();
          await expect(page.locator(`[id="${part}"]`)).toBeFocused();
          const notice = lastChange(page);
          await expect(notice).toHaveCount(1);
          await expect(notice).toBeInViewport({ ratio: 1 });
          // A card's link covers the whole card, but not a notice.
          await notice.getByRole('link', { name: 'Close this message' }).click({ trial: true });
        },
      );
    }
  });
}

test(
  'without scripts, a refused form shows its page with the error and the input',
  { tag: '@plain' },
  async ({ page, applicant, allowConsole }) => {
    allowConsole(/400 \(Bad Request\)/);
    await (await applicant('waiting')).signIn();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard?widget=Tariff');
    const saved = page.getByRole('region', { name: 'Your saved grades' });
    await saved.getByRole('listitem', { name: 'One more' }).getByLabel('Subject').fill('Art');
    await saved.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved.getByRole('alert')).toBeInViewport();
    await expect(saved.getByRole('alert')).toBeFocused();
    await expect(
      saved.getByRole('listitem', { name: 'One more' }).getByLabel('Subject'),
    ).toHaveValue('Art');
  },
);
