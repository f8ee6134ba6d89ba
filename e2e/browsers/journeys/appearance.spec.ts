import { expect, test } from '../test.ts';
import { eventually } from '../tab.ts';

test('dark colours and large text apply to the settings page and the dashboard', async ({
  tab,
  signIn,
}) => {
  await signIn('waiting', '/dashboard/preferences/appearance');
  await tab.role('radio', 'Dark').check();
  await tab.role('radio', 'Largest').check();
  await tab.button('Save').click();
  const style = () =>
    tab.run(() => {
      const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
      return [colorScheme, fontSize];
    }, null);
  await eventually(style).toEqual(['dark', '24px']);
  await tab.open('/dashboard');
  expect(await style()).toEqual(['dark', '24px']);
  expect(await tab.overflow()).toBe(0);
});
