import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (...values: string[]) => csvOf([values]).slice(1);

describe('a CSV file', () => {
  it('says that it is UTF-8, and ends every line as the standard says', () => {
    expect(csvOf([['Course'], ['Économie']])).toBe('\uFEFFCourse\r\nÉconomie\r\n');
  });

  it.each([
    ['Law, with French', '"Law, with French"'],
    ['The "best" course', '"The ""best"" course"'],
    ['two\nlines', '"two\nlines"'],
    ['a return\r', '"a return\r"'],
    ['112 to 128', '112 to 128'],
    ['', ''],
  ])('quotes %j as %j', (value, expected) => {
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
  ])('lets no spreadsheet run %j', (value, expected) => {
    expect(lineOf(value)).toBe(`${expected}\r\n`);
  });
});
