import { expect, it } from 'vitest';
import { contractedCalls } from './testing/contracted-calls.ts';
import { runServices } from './testing/running-services.ts';

/** The hub requests favourites by kind; only tests read all kinds together. */
const ownRead = 'GET identity-api/api/v1/hub/favourites';

const calls = contractedCalls.filter(({ call }) => call !== ownRead);

const services = runServices();

it('[SYS-12] every call has a success response in its contract, with a body unless the status is 204', () => {
  expect(calls).not.toEqual([]);
  const wrong = calls.filter(({ decided }) => {
    const responses = decided.map(({ response }) => response).filter(({ status }) => status < 400);
    return (
      responses.length === 0 ||
      responses.some(({ status, body }) => (body === undefined) !== (status === 204))
    );
  });
  expect(wrong.map(({ call }) => call)).toEqual([]);
});

/** Whether an endpoint accepts no request body. */
async function refusesBody(method: string, path: string): Promise<boolean> {
  const applicant = await services.applicant('start');
  const response = await applicant.call(path, { method, body: { surprise: 1 } });
  const { code } = (await response.json()) as { code: string };
  return code === 'unexpectedBody';
}

it('[SYS-13][SYS-14] exactly the calls that accept a body have a body in their contract', async () => {
  const wrong: string[] = [];
  for (const { call, method, path, decided } of calls) {
    const hasBody = decided.some(({ request }) => request.body !== undefined);
    const takesBody = method !== 'GET' && !(await refusesBody(method, path));
    if (hasBody !== takesBody) wrong.push(call);
  }
  expect(wrong).toEqual([]);
});
