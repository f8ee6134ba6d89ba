import { describe, expect, it } from 'vitest';
import { parsePact } from '../pact.ts';
import { renderSent } from './sent-fields.ts';

const sending = (path: string, content?: unknown) => ({
  description: path,
  request: { method: 'PUT', path, ...(content !== undefined && { body: { content } }) },
  response: { status: 200 },
});

const render = (...interactions: readonly ReturnType<typeof sending>[]) =>
  renderSent(
    parsePact(
      JSON.stringify({
        consumer: { name: 'a' },
        provider: { name: 'b' },
        interactions,
        metadata: { pactSpecification: { version: '4.0' } },
      }),
    ),
  );

const rowsOf = (...contents: readonly unknown[]): string[] =>
  (render(...contents.map((content) => sending('/x', content))).at(-1) ?? '').split('\n').slice(2);

describe('the request bodies', () => {
  it('the page of a contract without request bodies has no section about bodies', () => {
    expect(render(sending('/x'))).toEqual([]);
  });

  it('the section about bodies has one table for each request', () => {
    const titles = render(
      sending('/x', { a: 1 }),
      sending('/y', { a: 1 }),
      sending('/x', { a: 2 }),
    );
    expect(titles.filter((line) => line.startsWith('####'))).toEqual([
      '#### `PUT /x`',
      '#### `PUT /y`',
    ]);
  });

  it.each([
    ['every value once', [{ a: 1 }, { a: 2 }, { a: 1 }], ['| `$.a` | `1`, `2` |']],
    ['the items of a list as one row', [{ a: ['x', 'y'] }], ['| `$.a[*]` | `"x"`, `"y"` |']],
    [
      'a note about a field that one body lacks',
      [{ a: 1 }, {}],
      '| `$.a` | `1`; not in every body |',
    ],
    [
      'null instead of an object, which counts as present',
      [{ a: { b: 1 } }, { a: null }],
      ['| `$.a.b` | `1` |', '| `$.a` | `null` |'],
    ],
  ])('the table of the request bodies has %s', (_, contents, rows) => {
    expect(rowsOf(...contents)).toEqual(expect.arrayContaining([rows].flat()));
  });
});
