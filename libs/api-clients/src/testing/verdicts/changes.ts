import { readCsv } from '#src/http/csv.ts';

export interface Change {
  /** Path of the change: `$.results[0].name`. */
  readonly path: string;
  /** Kind of change, for example `a day that no month has`. */
  readonly kind: string;
  readonly content: unknown;
}

/** Kind of change and new value; undefined removes the field. */
type Other = readonly [kind: string, value: unknown];

/** A string that is longer than any displayed text. */
const LONG = 'x'.repeat(5_000);

/**
 * Lists changes that a service could make to a response, by mistake or on purpose. They do not
 * depend on the schema or the contract, so that both can be measured.
 *
 * @param content JSON, or the text of a CSV file
 */
export const changesOf = (content: unknown): Change[] =>
  typeof content === 'string' ? csvChanges(content) : changesIn(content, '$', (value) => value);

function changesIn(value: unknown, path: string, within: (value: unknown) => unknown): Change[] {
  const own = othersThan(value)
    .filter(([, other]) => other !== value)
    .map(([kind, other]) => ({ path, kind, content: within(other) }));
  return [...own, ...partsOf(value, path, within)];
}

function partsOf(value: unknown, path: string, within: (value: unknown) => unknown): Change[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    // One item is enough, because all items of a list are parsed in the same way.
    return value
      .slice(0, 1)
      .flatMap((item: unknown) =>
        changesIn(item, `${path}[0]`, (other) => within(value.with(0, other))),
      );
  }
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => [
    {
      path: `${path}.${name}`,
      kind: 'left out',
      content: within(Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    },
    ...changesIn(item, `${path}.${name}`, (other) => within({ ...value, [name]: other })),
  ]);
}

const NOT_NULL: readonly Other[] = [['null', null]];

function othersThan(value: unknown): readonly Other[] {
  if (value === null) {
    return [
      ['a text', 'no such value!'],
      ['a number', 1],
      ['yes', true],
      ['a list', []],
      ['an object', {}],
    ];
  }
  if (typeof value === 'string') return [...NOT_NULL, ...textsInPlaceOf(value)];
  if (typeof value === 'number') return [...NOT_NULL, ...numbersInPlaceOf(value)];
  if (typeof value === 'boolean') return [...NOT_NULL, ['a text', String(value)], ['a number', 1]];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [
      ...NOT_NULL,
      ['an object', {}],
      ['empty', []],
      ['twice as long', [...items, ...items]],
      ['an item that is null', [...items, null]],
    ];
  }
  return [...NOT_NULL, ['a list', [value]], ['empty', {}], ['a field more', { ...value, new: 1 }]];
}

const numbersInPlaceOf = (value: number): Other[] => [
  ['a text', String(value)],
  ['negative', -Math.abs(value) - 1],
  ['a fraction', value + 0.5],
  ['nothing', 0],
  ['huge', 1e15],
  ['hugely negative', -1e15],
];

function textsInPlaceOf(value: string): Other[] {
  return [
    ['a number', 1],
    ['yes', true],
    ['a list', [value]],
    ['an empty text', ''],
    ['a blank text', ' '],
    ['an unknown text', 'no such value!'],
    ['a long text', LONG],
    ['blanks around', ` ${value} `],
    ['capitals', value.toUpperCase()],
    ...timesInPlaceOf(value),
    ['a script', 'javascript:alert(1)'],
  ];
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Variants of a date, or of a date and time: impossible values and other common formats. Empty for
 * any other text.
 */
function timesInPlaceOf(text: string): Other[] {
  const [isTime, year, month, day, clock, , offset] = TIME.exec(text) ?? [];
  if (isTime === undefined) return [];
  const time = text.slice('2027-01-13'.length);
  const dates: Other[] = [
    ['a day that no month has', `${year}-02-31${time}`],
    ['29 February of a common year', `2027-02-29${time}`],
    ['a month that no year has', `${year}-13-${day}${time}`],
    ['the day first', `${day}/${month}/${year}${time.replace('T', ' ')}`],
    ['in words', `${day} January ${year}`],
  ];
  if (clock === undefined) return [...dates, ['with a time', `${text}T00:00:00Z`]];
  return [
    ...dates,
    ['a blank for the T', text.replace('T', ' ')],
    ['an hour that no day has', text.replace(/T\d\d/, 'T25')],
    ['without its time', `${year}-${month}-${day}`],
    ['with another fraction', `${year}-${month}-${day}T${clock}.120${offset ?? ''}`],
    offset === undefined
      ? ['with an offset', `${text}Z`]
      : ['without an offset', text.slice(0, -offset.length)],
    ['at another offset', text.replace(/Z$/, '+00:00')],
  ];
}

function csvChanges(text: string): Change[] {
  const rows = readCsv(text);
  const [names = []] = rows;
  const put = (path: string, kind: string, other: readonly (readonly string[])[]): Change => ({
    path,
    kind,
    content: other.map((row) => row.map(cellOf).join()).join('\r\n'),
  });
  const cells = (column: number, value: string) =>
    rows.map((row, index) => (index === 0 ? row : row.with(column, value)));
  return [
    put('$', 'only the names', rows.slice(0, 1)),
    put('$', 'nothing', []),
    put(
      '$',
      'a column more',
      rows.map((row) => [...row, 'new']),
    ),
    put(
      '$',
      'columns in another order',
      rows.map((row) => row.toReversed()),
    ),
    { path: '$', kind: 'all in quotes', content: rows.map(quoted).join('\n') },
    { path: '$', kind: 'a byte order mark', content: `\uFEFF${text}` },
    ...names.flatMap((name, column) => [
      put(
        `$.${name}`,
        'left out',
        rows.map((row) => row.toSpliced(column, 1)),
      ),
      put(`$.${name}`, 'an empty text', cells(column, '')),
      put(`$.${name}`, 'an unknown text', cells(column, 'no such value!')),
    ]),
  ];
}

const inQuotes = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const quoted = (row: readonly string[]): string => row.map(inQuotes).join();
const cellOf = (cell: string): string => (/[",\r\n]/.test(cell) ? inQuotes(cell) : cell);
