import type { StatusHistory } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { runServices, type TestApplicant } from '#src/testing/running-services.ts';
import type { SentChange } from './status-histories.ts';

const services = runServices();

const PATH = '/history/api/v1/status-history';

const firstObservation: SentChange = {
  id: 'first',
  scheme: 'ug',
  entryYear: 2027,
  subject: 'choice:Y50:History',
  choice: { institutionName: 'University of York', courseName: 'History' },
  from: null,
  to: 'REF',
  noticedAt: '2026-11-21T09:00:00.000Z',
  isNews: false,
  previousId: null,
};
const offer: SentChange = {
  ...firstObservation,
  id: 'offer',
  from: 'REF',
  to: 'C',
  isNews: true,
  previousId: 'first',
};

const write = (applicant: TestApplicant, ...changes: SentChange[]) =>
  applicant.call(`${PATH}/changes`, { method: 'PUT', body: { changes } });

const see = (applicant: TestApplicant, until: string) =>
  applicant.call(`${PATH}/seen`, { method: 'PUT', body: { until } });

async function historyOf(applicant: TestApplicant) {
  const { changes, seenUntil } = (await applicant.read(PATH)) as StatusHistory;
  return { ids: changes.map(({ id }) => id), seenUntil };
}

it('concurrent writes of the same change are stored once', async () => {
  const applicant = await services.applicant('waiting');
  expect(await historyOf(applicant)).toEqual({ ids: [], seenUntil: null });
  await Promise.all(Array.from({ length: 8 }, () => write(applicant, firstObservation, offer)));
  expect(await historyOf(applicant)).toEqual({ ids: ['first', 'offer'], seenUntil: null });
});

it('a change is ignored when its previous change is outdated', async () => {
  const applicant = await services.applicant('waiting');
  await write(applicant, firstObservation, offer);
  const response = await write(applicant, { ...offer, id: 'late', to: 'R' });
  expect(response.status).toBe(200);
  expect(await historyOf(applicant)).toMatchObject({ ids: ['first', 'offer'] });
});

it('changes to different choices, schemes or years are independent of each other', async () => {
  const applicant = await services.applicant('waiting');
  await write(
    applicant,
    firstObservation,
    { ...firstObservation, id: 'other-choice', subject: 'choice:L14:History' },
    { ...firstObservation, id: 'other-scheme', scheme: 'uc' },
    { ...firstObservation, id: 'other-year', entryYear: 2028 },
  );
  expect((await historyOf(applicant)).ids).toEqual([
    'first',
    'other-choice',
    'other-scheme',
    'other-year',
  ]);
});

it('a seen change cannot become unseen, and an unknown change cannot be marked as seen', async () => {
  const applicant = await services.applicant('waiting');
  await write(applicant, firstObservation, offer);
  await see(applicant, 'offer');
  await see(applicant, 'first');
  expect(await historyOf(applicant)).toMatchObject({ seenUntil: 'offer' });
  expect((await see(applicant, 'unknown')).status).toBe(404);
});

it('a history is visible only to its owner and is removed when the owner deletes it', async () => {
  const [applicant, other] = [
    await services.applicant('waiting'),
    await services.applicant('waiting'),
  ];
  await write(applicant, firstObservation);
  await see(applicant, 'first');
  expect(await historyOf(other)).toEqual({ ids: [], seenUntil: null });
  for (const time of ['first', 'second']) {
    expect((await applicant.call(PATH, { method: 'DELETE' })).status, time).toBe(204);
  }
  expect(await historyOf(applicant)).toEqual({ ids: [], seenUntil: null });
});
