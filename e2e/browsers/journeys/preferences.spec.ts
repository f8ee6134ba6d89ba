import { expect, phone, test } from '../test.ts';
import { eventually, type Tab } from '../tab.ts';

const CONTACT = '/dashboard/preferences?section=marketing-preferences';
const form = (tab: Tab) => tab.css('details#marketing-preferences form');
const field = (tab: Tab, name: string) => form(tab).css(`[name="${name}"]`).first();

test('[HLP-15] an address is found and saved', async ({ tab, signIn, scripts }) => {
  await signIn('waiting', CONTACT);
  await field(tab, 'addressLine1').fill('');
  await field(tab, 'addressSearch').fill('LS2 9JT');
  if (scripts)
    await tab
      .css('[role="option"]', /^14 Ashgrove Terrace/)
      .first()
      .click();
  else {
    await form(tab).button('Find address').click();
    await form(tab).label('Choose your address').focus();
    await tab.window.type('14 Ashgrove');
    await form(tab).button('Use this address').click();
  }
  await eventually(() => field(tab, 'addressLine1').value()).toBe('14 Ashgrove Terrace');
  await form(tab).button('Save').click();
  await eventually(() => tab.css('main').text()).toContain('Your details have been updated');
});

test('[HLP-19] a school is found by keyboard', { tag: '@scripts' }, async ({ tab, signIn }) => {
  await signIn('waiting', CONTACT);
  await field(tab, 'schoolName').fill('leeds');
  await tab.css('[role="option"]').first().appears();
  await tab.window.press('ArrowDown');
  await tab.window.press('Enter');
  await eventually(() => tab.css('[role="option"]').count()).toBe(0);
  expect(await field(tab, 'schoolName').value()).toBe('Leeds Academy');
});

test('[HLP-8] an invalid phone number is reported', async ({ tab, signIn, scripts }) => {
  await signIn('waiting', CONTACT);
  await field(tab, 'mobile').fill('123');
  if (!scripts) await form(tab).button('Check number').click();
  else await tab.window.press('Tab');
  await eventually(() => form(tab).text()).toContain('Invalid number');
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('nothing moves when a page is first touched', { tag: '@gate' }, async ({ tab, signIn }) => {
    await signIn('apprentice', CONTACT);
    const places = () =>
      tab.run(
        () =>
          [...document.querySelectorAll('main input, main button, main select')].map((control) =>
            Math.round(control.getBoundingClientRect().y + scrollY),
          ),
        null,
      );
    const before = await places();
    // Forces a new layout of the page, as the first touch does.
    await tab.window.moveMouse({ x: 100, y: 300 });
    await tab.run(() => {
      document.body.style.inlineSize = '359px';
      void document.body.offsetHeight;
      document.body.style.inlineSize = '';
    }, null);
    expect(await places()).toEqual(before);
  });
});
