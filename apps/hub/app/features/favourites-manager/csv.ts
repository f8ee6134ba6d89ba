/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a value for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A CSV file (RFC 4180) in UTF-8. A value that a spreadsheet would run as a formula gets a leading
 * apostrophe, which makes it text.
 *
 * @param rows the first has the names of the columns
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvValue).join(',')}\r\n`).join('');

function csvValue(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
