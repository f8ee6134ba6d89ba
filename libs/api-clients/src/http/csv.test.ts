import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';

fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

it.each([
  ['an empty text', '', []],
  ['a byte order mark', '\uFEFFa,b\r\n', [['a', 'b']]],
  ['line ends with and without a carriage return', 'a\r\nb\nc', [['a'], ['b'], ['c']]],
  ['blank lines', '\na\n\r\n\nb\n\n', [['a'], ['b']]],
  [
    'empty fields',
    ',\n"",a,',
    [
      ['', ''],
      ['', 'a', ''],
    ],
  ],
  [
    'quotes',
    '"a,b","c ""d""","e\nf"\ng,h',
    [
      ['a,b', 'c "d"', 'e\nf'],
      ['g', 'h'],
    ],
  ],
  ['a quote in the middle of a field', 'a\nb"c,d\ne', [['a'], ['e']]],
  ['text after a closing quote', 'a\nb,"c"d\ne', [['a'], ['e']]],
  ['a quote that is not closed', 'a\nb,"c', [['a']]],
])('the parser reads %s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

it('the parser reads all rows that follow RFC 4180', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 2 }));
  fc.assert(
    fc.property(rows, fc.constantFrom('\n', '\r\n'), (written, lineEnd) => {
      const text = written.map((row) => row.map(quoted).join() + lineEnd).join('');
      expect(readCsv(text)).toEqual(written);
    }),
  );
});

it('the parser terminates for any text, and each row that it returns has at least one field', () => {
  const character = fc.constantFrom('"', ',', '\r', '\n', 'a', '\uFEFF');
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      for (const row of readCsv(text)) expect(row.length).toBeGreaterThan(0);
    }),
  );
});
