import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (...values: string[]) => csvOf([values]).slice(1);

describe('a CSV file', () => {
  it('a CSV file starts with a byte order mark, and its lines end with CRLF', () => {
    expect(csvOf([['Course'], ['Économie']])).toBe('\uFEFFCourse\r\nÉconomie\r\n');
  });

  it.each([
    ['Law, with French', '"Law, with French"'],
    ['The "best" course', '"The ""best"" course"'],
    ['two\nlines', '"two\nlines"'],
    ['a return\r', '"a return\r"'],
    ['112 to 128', '112 to 128'],
    ['', ''],
  ])('the value %j is quoted as %j', (value, expected) => {
    expect(lineOf('a', value, 'z')).toBe(`a,${expected},z\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 1632', "'+44 1632"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['Maths = fun', 'Maths = fun'],
    ["O'Neill", "O'Neill"],
  ])('a spreadsheet does not run %j as a formula', (value, expected) => {
    expect(lineOf(value)).toBe(`${expected}\r\n`);
  });
});
