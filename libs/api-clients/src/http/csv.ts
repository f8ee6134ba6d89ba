/** A field, in quotes (where two of them are one) or without any, and what ends it. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * The rows of a CSV text as RFC 4180 has it, the row of names among them. A byte order mark and blank
 * lines are nothing; a line with a quote in the wrong place is left out.
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
