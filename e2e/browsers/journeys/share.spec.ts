import { expect, test } from '../test.ts';
import { eventually } from '../tab.ts';

test('[EXT-38] a comparison can be shared by a link, and the link can be revoked', async ({
  tab,
  signIn,
}) => {
  await signIn('heavy', '/explore/favourites/compare');
  await tab.link('Share by a link').click();
  await tab.heading('Share this comparison').appears();
  await tab.role('radio', '30 days').check();
  await tab.button('Make the link').click();
  await eventually(() => tab.role('status', 'Your last change').text()).toContain(
    'Your link is ready.',
  );
  const link = await tab.role('textbox', 'Link 1').value();
  expect((await fetch(link)).status).toBe(200);
  await tab
    .link(/^End this link/)
    .first()
    .click();
  await tab.button('End the link').click();
  await eventually(() => tab.role('status', 'Your last change').text()).toContain(
    'The link has ended.',
  );
  expect((await fetch(link)).status).toBe(404);
});
