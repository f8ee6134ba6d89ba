import { expect, test } from 'vitest';
import { applicant, stack } from '../support/applicant.ts';
import { textOf } from '../support/text.ts';

test('[LIV-9] without scripts, the comments frame explains that comments need scripts', async () => {
  const { control, open } = await applicant('waiting');
  await control.pageState({
    live: {
      enabled: true,
      title: 'Ask us about offers',
      holding: '<p>Have your questions ready.</p>',
      information: '<p>With three advisers.</p>',
      // Any video of the fake API's player.
      embed: `${stack.services}/player?videoId=6361200000001&autoplay=true`,
      comments: true,
      disqus: control.persona,
      time: Math.floor(Date.now() / 1000) - 5,
    },
  });
  const page = await open('/dashboard/live');
  const frame = await open(page.getByTitle('Comments').getAttribute('src') ?? '');
  expect(textOf(frame.part('noscript'))).toBe(
    'Comments need JavaScript, which is switched off in this browser.',
  );
});
