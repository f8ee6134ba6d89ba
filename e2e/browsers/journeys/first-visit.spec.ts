import { expect, test } from '../test.ts';
import { eventually } from '../tab.ts';

test(
  '[ONB-11] the first questions are answered page by page',
  { tag: '@old' },
  async ({ tab, signIn, scripts }) => {
    await signIn('new', '/dashboard/welcome');
    await tab.heading('What are you applying for?').appears();
    await tab.role('radio', 'Undergraduate').check();
    await tab.label(/^What year do you want to start/).choose('2027');
    await tab.button('Continue').click();
    await tab.heading('Which routes are you thinking of?').appears();
    // Without this step in between, the two clicks on Continue would count as a double click.
    await tab.role('checkbox', /^Apprenticeships/).check();
    await tab.button('Continue').click();
    await tab.heading('What would you like to study, and where?').appears();
    // Without scripts, WebKitGTK's driver loses a page that Back restores from its cache.
    if (!scripts) return;
    await tab.back();
    await tab.heading('Which routes are you thinking of?').appears();
    await tab.back();
    await tab.heading('What are you applying for?').appears();
    expect(await tab.role('radio', 'Undergraduate').isChecked()).toBe(true);
  },
);

test(
  'the welcome dialog traps the focus, and Escape closes it',
  { tag: ['@scripts', '@old'] },
  async ({ tab, signIn }) => {
    const control = await signIn('waiting', '/status');
    await control.user({ onBoardingConfirmed: null });
    await tab.open('/dashboard');
    const dialog = tab.role('dialog', 'Welcome to your hub');
    await dialog.appears();
    const { x, y, width, height } = await dialog.box();
    const middle = await tab.run(() => ({ x: innerWidth / 2, y: innerHeight / 2 }), null);
    expect(Math.abs(x + width / 2 - middle.x)).toBeLessThan(2);
    expect(Math.abs(y + height / 2 - middle.y)).toBeLessThan(2);
    const isInside = () =>
      tab.run(() => document.activeElement?.closest('[data-modal]') !== null, null);
    await eventually(isInside).toBe(true);
    for (let presses = 0; presses < 12; presses += 1) {
      await tab.window.press('Tab');
      expect(await isInside(), await tab.focused()).toBe(true);
    }
    await tab.window.press('Escape');
    await dialog.disappears();
  },
);

test(
  'errors are listed, and a link in the list leads to the field',
  { tag: '@old' },
  async ({ tab, signIn, allowErrors }) => {
    allowErrors.push(/400/);
    await signIn('new', '/dashboard/welcome');
    await tab.button('Continue').click();
    const summary = tab.css('[data-component="error-summary"]');
    await summary.appears();
    await eventually(() => tab.title()).toMatch(/^Error:/);
    await summary.role('link').first().click();
    await eventually(() => tab.run(() => document.activeElement?.localName, null)).toBe('input');
  },
);
