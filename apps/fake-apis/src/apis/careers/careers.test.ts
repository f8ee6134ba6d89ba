import { expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';

const services = runServices();

async function request(parameters: Record<string, string>) {
  const query = new URLSearchParams(parameters).toString();
  const applicant = await services.applicant('waiting');
  return outcome(await applicant.call(`/careers/api/v1/careers?${query}`));
}

it('[LNK-15] a quiz always has the same careers, and a different quiz has different careers', async () => {
  const response = await request({ assessmentId: 'quiz-41' });
  expect(response.status).toBe(200);
  expect((response.body as { careers: unknown[] }).careers).toHaveLength(8);
  expect(await request({ assessmentId: 'quiz-41' })).toEqual(response);
  expect(await request({ assessmentId: 'quiz-42' })).not.toEqual(response);
});

it.each([
  [{}, 400],
  [{ assessmentId: '' }, 400],
  [{ assessmentId: 'quiz-41', limit: '3' }, 400],
  [{ assessmentId: 'no-quiz' }, 404],
])('a request with %j returns %d', async (parameters, status) => {
  expect(await request(parameters as Record<string, string>)).toMatchObject({ status });
});
