import { expect, it } from 'vitest';
import { contractedCalls } from './testing/contracted-calls.ts';
import { runServices } from './testing/running-services.ts';

/** The hub asks for each kind of favourites; nobody but tests reads them all at once. */
const ownRead = 'GET identity-api/api/v1/hub/favourites';

const calls = contractedCalls.filter(({ call }) => call !== ownRead);

const services = runServices();

it('[SYS-12] every call has an answer in its contract, with a body unless there is none', () => {
  expect(calls).not.toEqual([]);
  const wrong = calls.filter(({ decided }) => {
    const answers = decided.map(({ response }) => response).filter(({ status }) => status < 400);
    return (
      answers.length === 0 ||
      answers.some(({ status, body }) => (body === undefined) !== (status === 204))
    );
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

/** Whether a call refuses a body as one that it does not take. */
async function refusesBody(method: string, path: string): Promise<boolean> {
  const applicant = await services.applicant('start');
  const answer = await applicant.call(path, { method, body: { surprise: 1 } });
  const { code } = (await answer.json()) as { code: string };
  return code === 'unexpectedBody';
}

it('[SYS-13][SYS-14] every call has its body in its contract, if it takes one', async () => {
  const wrong: string[] = [];
  for (const { call, method, path, decided } of calls) {
    const hasBody = decided.some(({ request }) => request.body !== undefined);
    const takesBody = method !== 'GET' && !(await refusesBody(method, path));
    if (hasBody !== takesBody) wrong.push(call);
  }
  expect(wrong).toEqual([]);
});
