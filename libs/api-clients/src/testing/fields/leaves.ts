import { readCsv } from '#src/http/csv.ts';
import { type FieldPath, fieldOf, itemOf } from './watch.ts';

export interface Leaf {
  readonly path: FieldPath;
  readonly value: unknown;
  /** All values in the same list or object, including this value. */
  readonly beside: readonly unknown[];
  /** Returns a copy of the body with another value at this path. */
  readonly with: (value: unknown) => unknown;
}

/** @param listed paths of the objects whose keys are data */
export function leavesOf(content: unknown, listed: ReadonlySet<FieldPath>): Leaf[] {
  return leavesIn({ path: '', value: content, beside: [], with: (value) => value }, listed);
}

function leavesIn(place: Leaf, listed: ReadonlySet<FieldPath>): Leaf[] {
  const { path, value } = place;
  if (typeof value !== 'object' || value === null) return [place];
  const beside: unknown[] = Object.values(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      leavesIn(
        {
          path: itemOf(path),
          value: item,
          beside,
          with: (other) => place.with(value.with(index, other)),
        },
        listed,
      ),
    );
  }
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    leavesIn(
      {
        path: fieldOf(path, listed.has(path) ? '*' : key),
        value: item,
        beside,
        with: (other) => place.with({ ...value, [key]: other }),
      },
      listed,
    ),
  );
}

export function cellsOf(text: string): Leaf[] {
  const [names = [], ...rows] = readCsv(text);
  return rows.flatMap((row, rowIndex) =>
    row.map((cell, column) => ({
      path: fieldOf(itemOf(''), names[column] ?? ''),
      value: cell,
      beside: row,
      with: (value) => csvOf([names, ...rows.with(rowIndex, row.with(column, String(value)))]),
    })),
  );
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()).join('\r\n');
