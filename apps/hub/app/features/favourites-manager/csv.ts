/** Marks the file as UTF-8 for Excel. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets treat values that start with these characters as formulas. */
const FORMULA_START = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes a CSV file (RFC 4180) in UTF-8. A leading apostrophe prevents spreadsheets from running a
 * value as a formula.
 *
 * @param rows the first row has the column names
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvValue).join(',')}\r\n`).join('');

function csvValue(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
