import { tariffType } from '@applicant-hub/api-clients/fixtures';
import type { TariffType } from '@applicant-hub/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';

const list = (name: string) => [tariffType({ name })];

/** A fresh copy of the module, as when a process or a page starts. */
async function fresh() {
  vi.resetModules();
  return await import('./held-types.ts');
}

function answerWith(...answers: (TariffType[] | null)[]) {
  const fetch = vi.fn(() => {
    const answer = answers.shift();
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 503 }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a list of qualifications that is loaded by name', () => {
  it('a list that is loaded by name is requested once, when it is needed', async () => {
    const { loadTypes, typesOf } = await fresh();
    const fetch = answerWith(list('A level'));
    await loadTypes({ named: 'abc' });
    await loadTypes({ named: 'abc' });
    expect(fetch.mock.calls).toEqual([
      ['/resources/tariff-list?named=abc', { redirect: 'manual' }],
    ]);
    expect(typesOf({ named: 'abc' })).toEqual(list('A level'));
  });

  it('loading a list throws if it fails, and the next load requests the list again', async () => {
    const { loadTypes, typesOf } = await fresh();
    answerWith(null, list('A level'));
    await expect(loadTypes({ named: 'abc' })).rejects.toThrow('failed to load');
    expect(typesOf({ named: 'abc' })).toEqual([]);
    await loadTypes({ named: 'abc' });
    expect(typesOf({ named: 'abc' })).toEqual(list('A level'));
  });

  it('the previous list is shown until a newer list has loaded', async () => {
    const { holdTypes, typesOf } = await fresh();
    holdTypes('old', list('old'));
    expect(typesOf({ named: 'new' })).toEqual(list('old'));
    holdTypes('new', list('new'));
    expect(typesOf({ named: 'new' })).toEqual(list('new'));
  });

  it('only the four newest lists are cached', async () => {
    const { holdTypes, typesOf } = await fresh();
    for (const named of ['1', '2', '3', '4', '2', '5']) holdTypes(named, list(named));
    expect(typesOf({ named: '2' })).toEqual(list('2'));
    // The newest list is used instead of the evicted list.
    expect(typesOf({ named: '1' })).toEqual(list('5'));
  });
});

it('a list in the page data is used unchanged', async () => {
  const { loadTypes, typesOf } = await fresh();
  const fetch = answerWith();
  await loadTypes(list('A level'));
  expect(fetch).not.toHaveBeenCalled();
  expect(typesOf(list('A level'))).toEqual(list('A level'));
});
