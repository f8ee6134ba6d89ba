import { expect, type Locator, type Page } from '@playwright/test';
import type { Spoken, KeyboardJourney, JourneyState } from '../src/guide.ts';
import {
  ACTIVE,
  FOCUSED,
  type AccessibleNode,
  readAccessibilityTree,
} from './accessibility-tree.ts';
import { startExample } from './example.ts';
import { blemishes } from './focus-appearance.ts';
import { examplesOf, journeys, open, openWithoutScripts, pages, test } from './page.ts';

/** Checks whether an element of an example is on the screen and uncovered. */
async function isVisible(example: Locator, spoken: Spoken): Promise<boolean> {
  const [, role = '', name = ''] = /^(\w+) "(.*)"$/.exec(spoken) ?? [];
  const found =
    role === 'text'
      ? example.getByText(name, { exact: true })
      : example.getByRole(role as Parameters<Locator['getByRole']>[0], { name, exact: true });
  return await found.evaluateAll((elements) =>
    elements.some((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
}

/** The expected state if the element has that state; otherwise the actual state. */
async function stateOf(
  example: Locator,
  {
    node,
    active,
    state,
  }: { node: AccessibleNode; active: AccessibleNode; state: JourneyState | undefined },
): Promise<string | undefined> {
  if (state === undefined) return undefined;
  const [, verb, spoken] = /^(active|shows|hides) (.*)$/.exec(state) ?? [];
  if (verb === 'active') return `active ${active.spoken}`;
  if (verb) return `${(await isVisible(example, spoken as Spoken)) ? 'shows' : 'hides'} ${spoken}`;
  return node.states.find((it) => it === state) ?? node.states.join();
}

/** Performs the steps in sequence. Each step must move focus to the expected, visible element. */
async function take(page: Page, { id, steps }: KeyboardJourney & { id: string }): Promise<void> {
  const nodeOf = await readAccessibilityTree(page);
  const example = page.locator(`[data-example="${id}"]`);
  await startExample(page, id);
  for (const [index, [key, focus, state]] of steps.entries()) {
    await page.keyboard.press(key);
    const message = `${id}, step ${index + 1}: ${key}`;
    await expect
      .poll(
        async () => {
          const [node, active] = [await nodeOf(FOCUSED), await nodeOf(ACTIVE)];
          return [node.spoken, await stateOf(example, { node, active, state })];
        },
        { message },
      )
      .toEqual([focus, state]);
    expect(await blemishes(page), message).toEqual([]);
  }
}

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const file of pages) {
  const here = journeys.filter(({ id }) => examplesOf(file).includes(id));
  if (here.length > 0) {
    test(`the keyboard journeys of ${file} work`, async ({ page }) => {
      await open(page, file);
      for (const one of here.filter(({ scripts }) => scripts !== 'off')) await take(page, one);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`the keyboard journeys of ${file} work without scripts`, async ({ page }) => {
        await openWithoutScripts(page, file);
        for (const one of here.filter(({ scripts }) => scripts !== 'on')) await take(page, one);
      });
    });
  }
}

test('every journey is for an example on a page of the gallery', () => {
  const ids = pages.flatMap(examplesOf);
  expect(journeys.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
});
