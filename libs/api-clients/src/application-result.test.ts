import { expect, it } from 'vitest';
import { applicationResult } from './application-result.ts';
import type { Failure } from './http/result.ts';

const failure = (fields: Pick<Failure, 'kind' | 'status'>): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { api: 'tracking', message: 'In words', detail: 'for the log', ...fields },
});

it('a value and null are passed on unchanged', () => {
  expect(applicationResult({ ok: true, value: 1 })).toEqual({ ok: true, value: 1 });
  expect(applicationResult({ ok: true, value: null })).toEqual({ ok: true, value: null });
});

it("a failure's status and message are passed on", () => {
  expect(applicationResult(failure({ kind: 'status', status: 418 }))).toEqual({
    ok: false,
    status: 418,
    message: 'In words',
  });
  expect(applicationResult(failure({ kind: 'timeout', status: null }))).toEqual({
    ok: false,
    status: null,
    message: 'In words',
  });
});

it('a failure with an unreadable body has no status', () => {
  expect(applicationResult(failure({ kind: 'badContract', status: 200 }))).toEqual({
    ok: false,
    status: null,
    message: 'In words',
  });
});
