import { expect, test } from '../test.ts';
import { enterPassword } from '../pages/sign-in-form.ts';
import { eventually } from '../tab.ts';

test('an applicant signs in and sees the dashboard', { tag: '@gate' }, async ({ tab, signIn }) => {
  await signIn('waiting');
  await tab.css('[data-tile]').first().appears();
  expect(await tab.title()).toContain('Your Hub');
  expect(await tab.overflow()).toBe(0);
});

// Without scripts, the hub relies on `no-store`, which WebKit ignores for pages without TLS.
test(
  'Back after a sign-out shows no data about the applicant, and leads to a new sign-in',
  { tag: ['@scripts', '@gate'] },
  async ({ tab, signIn }) => {
    const control = await signIn('waiting');
    await tab.css('[data-tile]').first().appears();
    await tab.css('header summary').first().click();
    await tab.button('Log out').first().click();
    await tab.heading("You've logged out").appears();
    await tab.back();
    // The hub sends the browser to the sign-in page.
    await eventually(() => tab.css('input[name="password"]').count()).toBe(1);
    expect(await tab.css('[data-tile]').count()).toBe(0);

    await enterPassword(tab, control.persona);
    await tab.css('[data-tile]').first().appears();
  },
);
