import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const grade = (code: string, name: string, grade: string, points: number, subject: string) => ({
  id: `${code}-${grade}`,
  group: 'A level and AS',
  name,
  code,
  grade,
  points,
  subject,
  gradeMessage: '',
});

async function withGrades(grades: readonly object[]) {
  const someone = await applicant('waiting');
  const data = JSON.stringify(grades);
  await someone.control.user({ settings: [{ collection: 'dashboardData', name: 'Tariff', data }] });
  return someone;
}

const CALCULATOR = '/dashboard?widget=Tariff';
const total = (page: Page) => textOf(page.part('[data-total]'));
const row = (page: Page, number: number) =>
  within(page.getByRole('listitem', { name: `Saved grade ${number}` }));

test('a resit counts once wherever points are counted, and the calculator shows the reason', async () => {
  const { open } = await withGrades([
    grade('AL', 'A level', 'C', 32, 'Chemistry'),
    grade('AL', 'A level', 'A', 48, 'chemistry'),
  ]);
  const page = await open(CALCULATOR);
  expect(total(page)).toBe('48');
  row(page, 1).getByText('Only your highest grade in the same instrument or subject counts');
  page.getAllByText(/^You have 48, this course asks for/);
  for (const path of [
    '/coursedisplay/results?SearchText=psychology',
    '/explore/favourites/compare',
  ]) {
    (await open(path)).getByText(/Your saved grades are worth 48 Tariff points\./);
  }
});

test('a second Extended Project counts if it is a different project', async () => {
  const { open } = await withGrades([
    grade('EPQ', 'Extended Project (EPQ)', 'A', 24, ''),
    grade('EPQ', 'Extended Project (EPQ)', 'B', 20, ''),
  ]);
  const saved = await open(CALCULATOR);
  expect(total(saved)).toBe('24');
  row(saved, 2).getByText('Only your highest grade for the same project counts');

  const selected = await saved.press(saved.getByRole('button', { name: 'Use saved grades' }));
  const answer = { name: "Yes, it's another project B" };
  const another = await selected.press(selected.getByRole('button', answer));
  expect(total(another)).toBe('44');
  const same = await another.press(
    another.getByRole('button', { name: "No, it's the same project B" }),
  );
  expect(total(same)).toBe('24');

  fill(row(same, 2).getByLabelText('Is this another project?'), 'another');
  const changed = await same.press(same.getByRole('button', { name: 'Save changes' }));
  changed.getByText('Points in Extended Project (EPQ): 44');
});
