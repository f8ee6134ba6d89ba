import { expect, it } from 'vitest';
import { createTraces, traceOf } from './traces.server.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';
const requestId = 'be120c92dc89df6bfd6c0869e648bc43';

function twoCalls(traceparent: string, tracestate?: string): Record<string, string>[] {
  const { run, follow } = createTraces();
  const call = { api: 'a', operation: 'b' };
  const headers: Record<string, string>[] = [];
  run(traceOf({ traceparent, tracestate }, requestId), () => {
    headers.push(follow(call).headers, follow(call).headers);
  });
  expect(follow(call).headers, 'outside of any request').toEqual({});
  return headers;
}

it('the `tracestate` of vendors is passed on with its trace, but only if the trace is valid', () => {
  for (const { tracestate } of twoCalls(`00-${trace}-${span}-01`, 'congo=t61, rojo=00f')) {
    expect(tracestate).toBe('congo=t61,rojo=00f');
  }
  for (const headers of [
    ...twoCalls('no trace', 'congo=t61'),
    ...twoCalls(`00-${trace}-${span}-01`, 'a mistake'),
  ]) {
    expect(headers).not.toHaveProperty('tracestate');
  }
});

it.each([
  ['00', '00'],
  ['01', '01'],
  ['03', '01'],
])('a trace with the flags %s continues in its calls, each with its own span', (flags, own) => {
  const [first, second] = twoCalls(`00-${trace}-${span}-${flags}`).map(
    ({ traceparent = '' }) => traceparent,
  );
  expect(first).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-${own}$`));
  expect(first).not.toContain(span);
  expect(second).not.toBe(first);
});

it.each([
  undefined,
  '',
  `00-${trace}-${span}`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01\nX: y`,
])("an invalid trace (%j) is replaced by a trace with the request's id", (traceparent) => {
  expect(traceOf({ traceparent, tracestate: 'a=1' }, requestId)).toEqual({
    id: requestId,
    caller: null,
  });
});

it.each([undefined, 'a-request.of_a-proxy', '0'.repeat(32)])(
  'a request whose id is not a valid trace id (%j) has a new trace id',
  (id) => {
    const none = { traceparent: undefined, tracestate: undefined };
    const [first, second] = [traceOf(none, id), traceOf(none, id)];
    expect(first.id).toMatch(/^[0-9a-f]{32}$/);
    expect(first.id).not.toBe(second.id);
  },
);

it('a later version of the header is read like the current version', () => {
  const traceparent = `01-${trace}-${span}-01-more`;
  expect(traceOf({ traceparent, tracestate: undefined }, requestId)).toEqual({
    id: trace,
    caller: { spanId: span, isSampled: true, state: null },
  });
});
