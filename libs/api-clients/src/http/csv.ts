/** A field with quotes (where `""` is one quote) or without quotes, and its terminator. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * Parses a CSV text (RFC 4180) and returns its rows, including the header row. A byte order mark
 * and blank lines are ignored; a line with a misplaced quote is left out.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (FIELD.lastIndex < text.length || row.length > 0) {
    const start = FIELD.lastIndex;
    const field = FIELD.exec(text);
    if (field === null) {
      const end = text.indexOf('\n', start);
      FIELD.lastIndex = end === -1 ? text.length : end + 1;
      row = [];
      continue;
    }
    const [, quoted, plain = '', end] = field;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
