import { test } from '../test.ts';
import { eventually } from '../tab.ts';

test('[NTF-9] a notification can be dismissed and restored', async ({ tab, signIn }) => {
  const control = await signIn('waiting', '/favicon.svg');
  await control.notifications([
    { id: 'loan', title: 'Loans for {{year}}', primaryUrl: '/status', primaryLabel: 'See how' },
    { id: 'plain', title: 'Something plain', primaryUrl: '/status', primaryLabel: 'See more' },
  ]);
  await tab.open('/dashboard/notifications');
  const loan = tab.css('[data-notification="loan"]');
  await loan.button(/^Dismiss/).click();
  await eventually(() => tab.role('status', 'Your last change').text()).toContain('Dismissed');
  await eventually(() => loan.count()).toBe(0);
  await tab.button('Undo').first().click();
  await loan.appears();
});
