import type { Result } from '@applicant-hub/api-clients';
import { subjectBar, subjectResult } from '@applicant-hub/api-clients/fixtures';
import { expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import {
  getQualificationSubjects,
  getRankedSubjects,
  getSubjectResults,
} from './reference.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

/** A hub for several users. Each of its APIs returns this response. */
function hub(result: <T>(value: T) => Promise<Result<T>> = ok) {
  const site = createTestSite();
  const requests: unknown[] = [];
  const clients = {
    qualifications: {
      listQualificationSubjects: (_: unknown, typeId: string) => (
        requests.push(typeId),
        result([])
      ),
      listSubjectResults: (_: unknown, selection: unknown) => (
        requests.push(selection),
        result([subjectResult()])
      ),
    },
    content: { subjectBars: () => (requests.push('bars'), result([subjectBar()])) },
  };
  const call = (person = 'me', waitMs = 5_000) =>
    testScope({
      context: { ...site.request().context, clients, deadline: Date.now() + waitMs },
      applicant: { session: { uid: person, accessToken: `token of ${person}` } },
    });
  return { requests, call };
}

const alike = { qualification: 'A level', subjects: ['Biology', 'Chemistry', 'Mathematics'] };
const turned = { ...alike, subjects: alike.subjects.toReversed() };

it('the file of published figures is loaded once for all users and all subjects', async () => {
  const { requests, call } = hub();
  const ranked = {
    ok: true,
    value: [{ subject: 'Medicine', applicants: 1420, rank: 1, percent: 100 }],
  };
  expect(await getRankedSubjects(call(), alike)).toEqual(ranked);
  expect(await getRankedSubjects(call('somebody else'), turned)).toEqual(ranked);
  const others = { ...alike, subjects: ['Biology', 'Chemistry, Mathematics'] };
  expect(await getRankedSubjects(call(), others)).toEqual({ ok: true, value: [] });
  expect(requests).toEqual(['bars']);
});

it('a request that times out while it waits for the file does not cancel the download for other requests', async () => {
  vi.useFakeTimers();
  const { call } = hub((value) => new Promise((resolve) => setTimeout(resolve, 2_000, ok(value))));
  const answers = Promise.all([
    getRankedSubjects(call('me', 400), alike),
    getRankedSubjects(call('somebody patient'), alike),
  ]);
  await vi.runAllTimersAsync();
  expect(await answers).toMatchObject([{ failure: { kind: 'timeout' } }, { ok: true }]);
  vi.useRealTimers();
});

it('results are requested once for the same subjects in any order', async () => {
  const { requests, call } = hub();
  const results = { ok: true, value: [subjectResult()] };
  const [typeId, subjectIds] = ['a-level', ['physics', 'art']];
  expect(await getSubjectResults(call(), { typeId, subjectIds })).toEqual(results);
  expect(
    await getSubjectResults(call('somebody else'), { typeId, subjectIds: ['art', 'physics'] }),
  ).toEqual(results);
  expect(requests).toEqual([{ typeId, subjectIds: ['art', 'physics'] }]);
});

it('subjects are cached separately for each kind of qualification', async () => {
  const { requests, call } = hub();
  await getQualificationSubjects(call(), 'a-level');
  await getQualificationSubjects(call(), 'sqa-highers');
  await getQualificationSubjects(call(), 'a-level');
  expect(requests).toEqual(['a-level', 'sqa-highers']);
});

it('the next page repeats a failed request', async () => {
  let isDown = true;
  const { requests, call } = hub((value) => (isDown ? failed('unavailable', 503) : ok(value)));
  expect(await getRankedSubjects(call(), alike)).toMatchObject({
    failure: { kind: 'unavailable' },
  });
  isDown = false;
  expect(await getRankedSubjects(call(), alike)).toMatchObject({ ok: true });
  expect(requests).toEqual(['bars', 'bars']);
});
