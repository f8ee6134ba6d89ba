import type { ErrorResponse } from '@remix-run/react';
import { expect, it } from 'vitest';
import { isNoAnswer } from './send-or-keep.ts';

/** What the router makes of an answer that is an error page. */
const errorPage = (status: number): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: '',
  data: null,
  internal: false,
});

it('a form has no answer when the connection drops or the hub fails', () => {
  expect(isNoAnswer(new TypeError('Failed to fetch'))).toBe(true);
  expect(isNoAnswer(errorPage(503))).toBe(true);
});

it('a refusal is an answer, and so is a mistake of the hub in the browser', () => {
  expect(isNoAnswer(errorPage(400))).toBe(false);
  expect(isNoAnswer(new Response(null, { status: 302 }))).toBe(false);
  expect(isNoAnswer(new Error('No such field'))).toBe(false);
});
