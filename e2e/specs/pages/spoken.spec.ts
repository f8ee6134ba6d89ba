import { kill } from '../../fixtures/child.ts';
import { startHub, startServices } from '../../fixtures/own-stack.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { spokenClock, spokenParts } from '../../screens/spoken.ts';

// The files in `spoken.spec.ts-snapshots` show what a screen reader announces: roles, names and
// states in order. A change in them is reviewed like a change to any text. To accept it:
// `npm run e2e -- spoken --update-snapshots`.
test.describe('screen reader announcements', { tag: '@once' }, () => {
  test.use({ baseURL: urls.ownHub });

  test('the first screen and the calculator are announced as in the reviewed text', async ({
    page,
    context,
  }) => {
    const running = [await startServices(':memory:', spokenClock)];
    try {
      running.push(await startHub(spokenClock));
      await signIn(context, 'waiting');
      for (const { name, path, css } of spokenParts) {
        await page.goto(path);
        const announced = await page.locator(css).first().ariaSnapshot();
        // Addresses are not announced, and contain the ports of this test.
        const text = announced.replaceAll(/:?\n *- \/url: .*/g, '');
        expect(text).toMatchSnapshot(`${name}.txt`);
      }
    } finally {
      await Promise.all(running.map(kill));
    }
  });
});
