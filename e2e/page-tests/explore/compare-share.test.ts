import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { openAsStranger, expectPrivate, makeLink } from '../support/share.ts';
import { textOf } from '../support/text.ts';

test("[EXT-38] a shared link shows its courses, is not indexed, and does not depend on its owner's account", async () => {
  const { control, open } = await applicant('waiting');
  const page = await open('/explore/favourites/compare/share');
  const titles = page.parts('main form li').map(textOf);
  expect(titles).not.toEqual([]);
  const { link } = await makeLink(page);

  // The shared page depends on neither the shortlist nor the account.
  await control.fault({ api: 'identity', path: '/users', fault: { status: 503 } });
  await control.fault({ api: 'identity', path: '/favourites', fault: { status: 503 } });
  const response = await openAsStranger(link);
  expectPrivate(response);
  const html = await response.text();
  for (const title of titles) expect(html).toContain(title.replaceAll('&', '&amp;'));

  await control.fault({ api: 'courses', fault: { status: 503 } });
  const failed = await (await openAsStranger(link)).text();
  expect(failed).toContain('Some of this can&#x27;t be shown right now.');
});
