import { beforeEach, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';

const course = {
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  academicYearId: '2027',
};
const noFavourites = {
  ...{ courses: [], unis: [], pages: [], subjects: [], locations: [] },
  top: { '1': null, '2': null, '3': null, '4': null, '5': null },
};
const uni = { providerId: 'e14' };
const page = { id: '1' };

let someone: Awaited<ReturnType<typeof applicant>>;
beforeEach(async () => {
  someone = await applicant('start');
  await someone.control.user({ favourites: noFavourites });
});

/** The stage that the hub shows with these favourites. */
async function stageWith(favourites: Record<string, unknown>): Promise<string | undefined> {
  await someone.control.user({ favourites: { ...noFavourites, ...favourites } });
  return (await someone.open('/dashboard')).part('[data-stage]').dataset['stage'];
}

const writeStatement = (characters: number) =>
  someone.control.user({
    settings: [
      {
        collection: 'dashboardData',
        name: 'StatementNew',
        data: { whyStudy: 'x'.repeat(characters) },
      },
    ],
  });

test('[FED-18][FED-19] the stage changes from Research to Refine with enough points for favourites', async () => {
  expect(await stageWith({})).toBe('Research');
  expect(await stageWith({ unis: [uni], pages: [page] })).toBe('Research');
  expect(await stageWith({ courses: [course], pages: [page] })).toBe('Research');
  expect(await stageWith({ courses: [course], unis: [uni] })).toBe('Refine');
});

test('[FED-20] a course in the shortlist counts as a top favourite', async () => {
  expect(await stageWith({ courses: [course] })).toBe('Research');
  expect(await stageWith({ courses: [course], top: { '5': course } })).toBe('Refine');
});

test('[FED-16][STA-12] the stage Ready needs a complete statement and a top favourite', async () => {
  const shortlist = { courses: [course], top: { '1': course } };
  await writeStatement(3_500);
  expect(await stageWith(shortlist)).toBe('Refine');
  await writeStatement(3_501);
  expect(await stageWith(shortlist)).toBe('Ready');
  expect(await stageWith({ courses: [course] })).toBe('Research');
});

test('[FED-17] the stage is Ready when fewer than two steps are unfinished, even without favourites', async () => {
  const steps = [
    ...(await someone.open('/dashboard/todo')).getAllByRole('button', { name: /^Mark / }),
  ];
  expect(steps).toHaveLength(10);
  let todo = await someone.open('/dashboard/todo');
  const left = () => todo.queryAllByRole('button', { name: /^Mark .* as done/ });
  while (left().length > 2) todo = await todo.press(left()[0]!);
  expect(await stageWith({})).toBe('Research');
  todo = await todo.press(left()[0]!);
  expect(await stageWith({})).toBe('Ready');
});
