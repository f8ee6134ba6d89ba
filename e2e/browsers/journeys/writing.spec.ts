import { expect, test } from '../test.ts';
import { eventually, type Tab } from '../tab.ts';

const STATEMENT = '/dashboard?widget=StatementNew';
const section = (tab: Tab) => tab.css('#StatementNew-whyStudy');
const status = (tab: Tab) => tab.css('[data-draft-status]').first();

/** Waits until automatic saving is active. */
const ready = (tab: Tab) => eventually(() => tab.css('form[data-draft] noscript').count()).toBe(0);

test.describe('a statement', () => {
  test('the button saves a statement', async ({ tab, signIn, scripts }) => {
    const control = await signIn('start', STATEMENT);
    if (scripts) await ready(tab);
    await section(tab).fill('I would like to know why.');
    await tab.css('form[data-draft] button', 'Save').click();
    await tab.arrive(/^\/dashboard(\?notice=.*)?$/);
    expect(await control.saved('dashboardData', 'StatementNew')).toMatchObject({
      whyStudy: 'I would like to know why.',
    });
  });

  test(
    '[EXT-1] a statement is saved automatically',
    { tag: ['@scripts', '@gate'] },
    async ({ tab, signIn }) => {
      const control = await signIn('start', STATEMENT);
      await ready(tab);
      await section(tab).fill('Typed and left alone.');
      await eventually(() => status(tab).text()).toMatch(/^Saved at/);
      expect(await control.saved('dashboardData', 'StatementNew')).toMatchObject({
        whyStudy: 'Typed and left alone.',
      });
    },
  );

  test(
    'a statement preserves input while its scripts load',
    { tag: '@scripts' },
    async ({ tab, signIn }) => {
      await signIn('start', '/status');
      // The address changes without waiting for the page, so the scripts load while keys are pressed.
      await tab.run((path) => location.assign(path), STATEMENT);
      await section(tab).click();
      await tab.window.type('Typed from the first moment.');
      await ready(tab);
      expect(await section(tab).value()).toBe('Typed from the first moment.');
      expect(await section(tab).isFocused()).toBe(true);
    },
  );

  test(
    '[EXT-1] if a statement was also saved elsewhere, the page offers both texts',
    { tag: '@scripts' },
    async ({ tab, signIn, allowErrors }) => {
      allowErrors.push(/409/);
      const control = await signIn('start', STATEMENT);
      await ready(tab);
      await control.user({
        settings: [
          {
            collection: 'dashboardData',
            name: 'StatementNew',
            data: JSON.stringify({ whyStudy: 'From the library.' }),
          },
        ],
      });
      await section(tab).fill('From home.');
      await tab.button('Keep both, one after the other').click();
      await eventually(() => status(tab).text()).toMatch(/^Saved at/);
      expect(await section(tab).value()).toMatch(/From home\.[^]*From the library\./);
    },
  );
});

test(
  '[LNK-1] notes are written, saved and read again',
  { tag: '@old' },
  async ({ tab, signIn }) => {
    await signIn('start', '/dashboard?widget=Notes&mode=edit');
    await tab.label('Your notes').fill('Pack a coat.');
    await tab.button(/^Save/).first().click();
    await tab.arrive(/^\/dashboard(\?notice=.*)?$/);
    await eventually(() => tab.css('[data-widget="Notes"]').text()).toContain('Pack a coat.');
  },
);
