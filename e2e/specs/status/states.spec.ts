import { expect, test } from '../../fixtures/test.ts';
import { states } from '../../screens/states.ts';

// Page tests check the content of these states.
for (const { name, path, persona, given, part } of states) {
  test(
    `the page passes axe in this state: ${name}`,
    { tag: '@once' },
    async ({ page, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of (404|503)/);
      const { control, signIn } = await applicant(persona);
      await signIn();
      await given?.(control);
      await page.goto(path);
      await expect(page.locator(part ?? 'main')).not.toHaveCount(0);
      await expectAccessible(part);
    },
  );
}
