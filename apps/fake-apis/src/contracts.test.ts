import { describe, expect, it } from 'vitest';
import { contractedCalls } from './testing/contracted-calls.ts';
import { runServices } from './testing/running-services.ts';

/** The hub asks for each kind of favourites; nobody but tests reads them all at once. */
const ownRead = 'GET identity-api/api/v1/hub/favourites';

const calls = contractedCalls.filter(({ call }) => call !== ownRead);

const services = runServices();

describe.each(calls)('$call', ({ method, path, decided }) => {
  it('[SYS-12] has an answer in its contract, with a body unless there is none', () => {
    const answers = decided.map(({ response }) => response).filter(({ status }) => status < 400);
    expect(answers).not.toEqual([]);
    for (const { status, body } of answers) {
      expect(body === undefined, String(status)).toBe(status === 204);
    }
  });

  it('[SYS-13][SYS-14] has what is sent with it in its contract, if anything is', async () => {
    const hasBody = decided.some(({ request }) => request.body !== undefined);
    if (method === 'GET') {
      expect(hasBody).toBe(false);
      return;
    }
    const applicant = await services.applicant('start');
    const answer = await applicant.call(path, { method, body: { surprise: 1 } });
    const { code } = (await answer.json()) as { code: string };
    expect(hasBody).toBe(code !== 'unexpectedBody');
  });
});
