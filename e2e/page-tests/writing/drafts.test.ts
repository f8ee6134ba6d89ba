import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import type { Page } from '../support/page.ts';

const fieldOf = (page: Page) => page.getByLabelText<HTMLTextAreaElement>('Your notes');
const save = (page: Page) => page.press(page.getByRole('button', { name: /^Save/ }));

test('[EXT-1] text sent after the session is lost is restored after the sign-in', async () => {
  const { control, visitor, open } = await applicant('waiting');
  const page = await open('/dashboard?widget=Notes&mode=edit');
  const text = 'Written before the session was lost.';
  fill(fieldOf(page), text);
  visitor.clearCookies('hub');
  // The identity provider's session is still valid, so no password is needed.
  const again = await save(page);
  expect(fieldOf(again).value).toBe(text);
  const saved = await save(again);
  expect(saved.url.pathname + saved.url.search).toMatch(/^\/dashboard\?notice=/);
  expect(await control.saved('dashboardData', 'Notes')).toBe(text);
});
