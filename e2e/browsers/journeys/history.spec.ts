import { test } from '../test.ts';
import { eventually } from '../tab.ts';

test('Back and Forward move through the visited pages', async ({ tab, signIn }) => {
  await signIn('waiting');
  await tab.open('/dashboard/calendar');
  await tab.open('/dashboard/preferences');
  await tab.back();
  await tab.heading('Dates and deadlines').appears();
  await tab.back();
  await tab.css('[data-tile]').first().appears();
  await tab.forward();
  await tab.heading('Dates and deadlines').appears();
});

test(
  'the search field still has its text after Back',
  { tag: '@scripts' },
  async ({ tab, signIn }) => {
    await signIn('waiting');
    await tab.open('/explore/search');
    const field = tab.css('main input[type="search"]').first();
    await field.fill('hist');
    await tab.run(() => document.querySelector<HTMLElement>('footer a')?.click(), null);
    await eventually(() => field.count()).toBe(0);
    await tab.back();
    await eventually(() => field.value()).toBe('hist');
  },
);
