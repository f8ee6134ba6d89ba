import type { StatusChange, StatusHistory } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { runService, type TestApplicant } from '#src/testing/running-service.ts';
import type { SentChange } from './status-histories.ts';

const service = runService();

const PATH = '/history/api/v1/status-history';

const firstStored: StatusChange = {
  id: 'first',
  scheme: 'ug',
  entryYear: 2027,
  subject: 'choice:Y50:History',
  choice: { institutionName: 'University of York', courseName: 'History' },
  from: null,
  to: 'REF',
  noticedAt: '2026-11-21T09:00:00.000Z',
  isNews: false,
};
const first: SentChange = { ...firstStored, previousId: null };
const offer: SentChange = {
  ...first,
  ...{ id: 'offer', from: 'REF', to: 'C', isNews: true, previousId: 'first' },
};

const write = (applicant: TestApplicant, ...changes: SentChange[]) =>
  applicant.call(`${PATH}/changes`, { method: 'PUT', body: { changes } });

const see = (applicant: TestApplicant, until: string) =>
  applicant.call(`${PATH}/seen`, { method: 'PUT', body: { until } });

async function historyOf(applicant: TestApplicant) {
  const { body } = await applicant.call(PATH);
  const { changes, seenUntil } = body as StatusHistory;
  return { ids: changes.map(({ id }) => id), seenUntil };
}

it('a stored change is returned with all its fields', async () => {
  const applicant = await service.applicant();
  const history = { changes: [firstStored], seenUntil: null };
  expect(await write(applicant, first)).toEqual({ status: 200, body: history });
  expect(await applicant.call(PATH)).toEqual({ status: 200, body: history });
});

it('changes that several requests write at the same time are stored once', async () => {
  const applicant = await service.applicant();
  await Promise.all(Array.from({ length: 8 }, () => write(applicant, first, offer)));
  expect(await historyOf(applicant)).toEqual({ ids: ['first', 'offer'], seenUntil: null });
});

it('of several changes that follow the same change, only one is stored', async () => {
  const applicant = await service.applicant();
  await write(applicant, first);
  const rivals = Array.from({ length: 8 }, (_, number) => ({ ...offer, id: `rival-${number}` }));
  const outcomes = await Promise.all(rivals.map((rival) => write(applicant, rival)));
  expect(outcomes.map(({ status }) => status)).toEqual(rivals.map(() => 200));
  expect((await historyOf(applicant)).ids).toHaveLength(2);
});

it('changes of different choices, schemes and years are independent of each other', async () => {
  const applicant = await service.applicant();
  await write(
    applicant,
    first,
    { ...first, id: 'other-choice', subject: 'choice:L14:History' },
    { ...first, id: 'other-scheme', scheme: 'uc' },
    { ...first, id: 'other-year', entryYear: 2028 },
  );
  expect((await historyOf(applicant)).ids).toEqual([
    'first',
    'other-choice',
    'other-scheme',
    'other-year',
  ]);
});

it('a seen change cannot become unseen, and an unknown change cannot be marked as seen', async () => {
  const applicant = await service.applicant();
  await write(applicant, first, offer);
  await see(applicant, 'offer');
  await see(applicant, 'first');
  expect(await historyOf(applicant)).toMatchObject({ seenUntil: 'offer' });
  expect((await see(applicant, 'unknown')).status).toBe(404);
});

it('a deleted history is empty, and a deletion can be repeated', async () => {
  const applicant = await service.applicant();
  await write(applicant, first);
  await see(applicant, 'first');
  for (const time of ['first', 'second']) {
    expect(await applicant.call(PATH, { method: 'DELETE' }), time).toEqual({
      status: 204,
      body: null,
    });
  }
  expect(await historyOf(applicant)).toEqual({ ids: [], seenUntil: null });
});

it.each([
  ['a field that does not exist', { ...first, surprise: 1 }],
  ['a missing field', { ...first, to: undefined }],
  ['a text that is too long', { ...first, to: 'x'.repeat(301) }],
  ['a character that the database cannot store', { ...first, to: 'a\0b' }],
  ['half a surrogate pair', { ...first, to: '\ud83c' }],
  ['a year that is not a number', { ...first, entryYear: '2027' }],
  ['a year that the database cannot store', { ...first, entryYear: 3_000_000_000 }],
  ['a time that does not exist', { ...first, noticedAt: '2026-02-30T09:00:00Z' }],
])('a change with %s is refused', async (_, change) => {
  const applicant = await service.applicant();
  const body = { changes: [change] };
  expect(await applicant.call(`${PATH}/changes`, { method: 'PUT', body })).toMatchObject({
    status: 400,
    body: { code: 'invalidInput' },
  });
  expect((await historyOf(applicant)).ids).toEqual([]);
});
