import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { check } from '../support/forms.ts';
import { textOf } from '../support/text.ts';

test('[PLY-18] the page explains that there are no results, or that the service fails', async () => {
  const { control, open } = await applicant('waiting');
  const address = (...ids: string[]) =>
    `/dashboard/people-like-you?type=a-level&subject=${ids.join('&subject=')}`;
  const rare = await open(address('art-and-design', 'film-studies', 'media-studies'));
  expect(textOf(rare.part('main'))).toContain(
    "We couldn't find any results for your selection of A level subjects",
  );

  await control.fault({ api: 'qualifications', fault: { status: 503 } });
  // No other test uses these subjects, because responses are cached for all users.
  const failed = await open(address('french', 'german', 'music'));
  expect(textOf(failed.part('main'))).toContain("We couldn't load this just now.");
  failed.getByRole('link', { name: 'Try again' });
});

test('[PLY-11] results need one BTEC subject, four Highers or three A levels', async () => {
  const { open } = await applicant('start');
  for (const [type, wanted] of [
    ['btec-extended-diploma', 1],
    ['sqa-highers', 4],
    ['a-level', 3],
  ] as const) {
    const page = await open(`/dashboard/people-like-you?type=${type}&change=subjects`);
    expect(textOf(page.part('main')), type).toContain(`0 of ${wanted} chosen`);
    for (const box of page.parts('main input[type="checkbox"]').slice(0, wanted + 1)) check(box);
    const tooMany = await page.press(page.getByRole('button', { name: 'Show results' }));
    expect(tooMany.status, type).toBe(400);
    expect(textOf(tooMany.part('main'))).toMatch(new RegExp(`Choose only ${wanted} subject`));
  }
});
