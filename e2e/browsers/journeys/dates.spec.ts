import { expect, test } from '../test.ts';
import { eventually } from '../tab.ts';

const year = String(new Date().getFullYear() + 1);

test('[EXT-35] an applicant can add their own date, and the form reports a mistake', async ({
  tab,
  signIn,
  allowErrors,
}) => {
  allowErrors.push(/400/);
  await signIn('offers', '/dashboard/calendar/own/new');
  await tab.role('combobox', 'Day').choose('10');
  await tab.role('combobox', 'Month').choose('February');
  await tab.role('combobox', 'Year').choose(year);
  await tab.role('textbox', /^When does it start/).fill('2:30');
  await tab.button('Add this date').click();
  await eventually(() => tab.css('[data-component="error-summary"] a').texts()).toContain(
    'Write what it is',
  );
  expect(await tab.role('textbox', /^When does it start/).value()).toBe('2:30');
  await tab.role('textbox', /^What is it/).fill('Interview at Warwick');
  await tab.role('textbox', /^When does it start/).fill('2:30pm');
  await tab.button('Add this date').click();
  await eventually(() => tab.role('status', 'Your last change').text()).toContain(
    'Added “Interview at Warwick” to your dates.',
  );
});

test('[CAL-8] a selected filter is part of the URL and stays selected', async ({
  tab,
  signIn,
  scripts,
}) => {
  await signIn('in-progress', '/dashboard/calendar');
  const summary = tab.css('summary', /^Show dates for: /);
  await summary.click();
  await tab.role('checkbox', 'Postgraduate').check();
  if (!scripts) await tab.button('Show dates').click();
  await eventually(() => tab.address()).toContain('postgraduate');
  await eventually(() => summary.text()).toContain('Postgraduate');
});
