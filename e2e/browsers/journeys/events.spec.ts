import { expect, test } from '../test.ts';
import { eventually } from '../tab.ts';

test('[CLT-1] the queue replaces the hub until the applicant closes the queue', async ({
  tab,
  signIn,
}) => {
  const control = await signIn('waiting', '/status');
  await control.pageState({ timerLink: '/dashboard/application' });
  const queue = tab.heading("You're in the queue");
  // The first wait may be so short that it is already over. The second visit adds a minute.
  await tab.open('/dashboard/preferences');
  await tab.open('/dashboard/preferences');
  await queue.appears();
  expect(await tab.css('[data-widget]').count()).toBe(0);
  await tab.button('Close the queue').click();
  await tab.heading('Your Hub').appears();
});

test('[LIV-5] a live event is announced and shown', async ({ tab, signIn }) => {
  const control = await signIn('waiting', '/status');
  await control.pageState({
    live: {
      enabled: true,
      title: 'Ask us about offers',
      holding: '<p>Have your questions ready.</p>',
      information: '<p>With three advisers.</p>',
      embed: '',
      comments: false,
      disqus: 'offers',
      time: Math.floor(Date.now() / 1000) + 3_600,
    },
  });
  await tab.open('/dashboard');
  await tab.css('[data-live-banner]').link('See the event').click();
  await eventually(() => tab.css('main').text()).toContain('Have your questions ready.');
});
