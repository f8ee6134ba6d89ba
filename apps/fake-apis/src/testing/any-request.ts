import fc from 'fast-check';
import type { contractedCalls } from './contracted-calls.ts';

type Call = (typeof contractedCalls)[number];

export interface AnyRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const awkward = [
  ...['', ' ', '.', '..', '%', '%zz', '%00', '%E0%A4%A', '/', '\\', '\u0000', '\r\n', '\u202E'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e999', '0x10'],
  ...['9007199254740993', '2026-02-30', '[', '{', '*', '(', '"', "'", '😀', 'é', 'x'.repeat(4_000)],
];

/** Strings that are often handled incorrectly. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...awkward) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  fc.string({ maxLength: 20 }),
  fc.integer().map(String),
);

const anyJson: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue({ maxDepth: 3 }), anyText);

/** A value that is similar to the given value: some parts are replaced, removed or added. */
function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const items = fc.tuple(...value.map(nearly));
    const again = items.map((each) => [...each, ...each]);
    return mostly(items, fc.oneof(anyJson, again, fc.constant([])));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(Object.entries(value).map(([key, it]) => [key, nearly(it)]));
    const more = fc.record({ ...fields, ['__proto__']: anyJson, surprise: anyJson });
    return mostly(
      fc.record(fields),
      fc.oneof(anyJson, more, fc.record(fields, { requiredKeys: [] })),
    );
  }
  return mostly(fc.constant(value), anyJson);
}

const mostly = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Text in a path or a query, with or without correct encoding. */
const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: text.map((raw) => encodeURIComponent(raw.toWellFormed())) },
    text.map((raw) => raw.toWellFormed().replaceAll(/[/?#\\\s]/g, '')),
  );

function anyPath({ pattern, prefix, decided }: Call): fc.Arbitrary<string> {
  const random = fc
    .tuple(
      ...pattern
        .split('/')
        .map((segment) =>
          segment.startsWith(':')
            ? encoded(anyText)
            : mostly(fc.constant(segment), encoded(anyText)),
        ),
    )
    .map((segments) => segments.join('/'));
  const known = decided.map(({ request }) => request.path);
  return (known.length === 0 ? random : mostly(fc.constantFrom(...known), random)).map(
    (path) => prefix + path,
  );
}

type Pair = readonly [name: string, value: string];

function anyQuery({ key, decided }: Call): fc.Arbitrary<string> {
  const queries = decided.map(({ request: { query = {} } }): Pair[] =>
    Object.entries(query).flatMap(([name, values]) => values.map((value): Pair => [name, value])),
  );
  const asAgreed = fc.constantFrom(...queries, key === undefined ? [] : [['key', key] as const]);
  const names = fc.constantFrom(
    ...queries.flat().map(([name]) => name),
    ...['surprise', '', '__proto__', 'a[]'],
  );
  const odd = fc.array(fc.tuple(encoded(names), encoded(anyText)), { maxLength: 4 });
  return fc
    .tuple(
      mostly(asAgreed, fc.constant<Pair[]>([])),
      mostly(fc.constant<[string, string][]>([]), odd),
    )
    .map(([agreed, more]) => {
      const pairs = agreed.map(([name, value]): Pair => [name, encodeURIComponent(value)]);
      const query = [...pairs, ...more].map((pair) => pair.join('=')).join('&');
      return query === '' ? '' : `?${query}`;
    });
}

function anyBody({ decided }: Call): fc.Arbitrary<string> {
  const known = decided.flatMap(({ request: { body } }) => (body === undefined ? [] : [body]));
  const near = known.map(({ content }) => nearly(content).map((json) => JSON.stringify(json)));
  const broken = fc
    .tuple(fc.oneof(...near, fc.constant('{"a":1}')), fc.nat())
    .map(([text, at]) => text.slice(0, at % text.length));
  return fc.oneof(
    ...near.map((arbitrary) => ({ weight: 6, arbitrary })),
    anyJson.map((json) => JSON.stringify(json)),
    broken,
    anyText,
    fc.constantFrom('', '{"__proto__":{"a":1}}', '['.repeat(20_000), `"${'x'.repeat(300_000)}"`),
  );
}

const aType = fc.constantFrom(
  ...['text/plain', 'multipart/form-data', 'application/json; charset=utf-16', 'x'],
);
const anAcceptance = fc.constantFrom('text/html', '*/*;q=0', 'x');

/** Any request that a client with the token could send, usually one that resembles the call. */
export const anyRequestFor = (call: Call, token: string): fc.Arbitrary<AnyRequest> =>
  fc
    .record({
      method: mostly(
        fc.constant<string>(call.method),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'),
      ),
      path: fc.tuple(anyPath(call), anyQuery(call)).map((parts) => parts.join('')),
      headers: fc.record({
        authorization: mostly(
          fc.constant(`Bearer ${token}`),
          fc.constantFrom('', 'Bearer', 'Bearer \t', 'Basic x', `bearer  ${token}x`),
        ),
        'content-type': mostly(fc.constant('application/json'), aType),
        accept: mostly(fc.constant('application/json'), anAcceptance),
      }),
      body: anyBody(call),
    })
    .map((request) =>
      // Clients send no body with these methods.
      ['GET', 'HEAD'].includes(request.method) ? { ...request, body: '' } : request,
    );
