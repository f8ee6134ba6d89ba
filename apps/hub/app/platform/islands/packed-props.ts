/**
 * An island's props as its page has them. Most of their words stand in the island's HTML as well, and
 * lists of things name the same fields again and again: a tenth of a page was said twice.
 *
 * A text that the HTML says is where that begins, and how long it is. A list of things of one kind is
 * the names of their fields, and then a list of the values of each. A text of a list that begins as
 * the one before it does (addresses mostly) is how much of that, and the rest.
 */
const MARK = '\u007f';

/** What is shorter costs as much as a mark of it; ids are mostly shorter. */
const WORTH_IT = 12;

/** Ends how much is taken from the text before. */
const THEN = '+';

const BETWEEN = '|';

type Fields = Readonly<Record<string, unknown>>;

/** @param text all text of the island's HTML, as `textOfHtml` has it */
export const packProps = (props: object, text: string): object => pack(props, text) as object;

/** @param text of the island's element, as it was served */
export const unpackProps = (packed: object, text: string): object => unpack(packed, text) as object;

/** @param before what stands before it in its list */
function pack(data: unknown, text: string, before?: unknown): unknown {
  if (typeof data === 'string') return packText(data, text, before);
  if (Array.isArray(data)) return packList(data, text);
  return isFields(data) ? mapFields(data, (value) => pack(value, text)) : data;
}

function packList(list: readonly unknown[], text: string): unknown[] {
  const fields = fieldsOfAll(list);
  if (fields === null) return list.map((one, at) => pack(one, text, list[at - 1]));
  const columns = fields.map((name) => (list as readonly Fields[]).map((one) => one[name]));
  return [MARK, fields.join(BETWEEN), ...columns.map((column) => packList(column, text))];
}

function packText(value: string, text: string, before: unknown): string {
  if (value.startsWith(MARK)) return MARK + value;
  if (value.length < WORTH_IT) return value;
  const start = text.indexOf(value);
  if (start !== -1) return `${MARK}${start} ${value.length}`;
  const shared = typeof before === 'string' ? sharedLength(value, before) : 0;
  return shared < WORTH_IT ? value : `${MARK}${shared}${THEN}${value.slice(shared)}`;
}

/** How many characters two texts begin with alike. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function unpack(packed: unknown, text: string, before?: unknown): unknown {
  if (typeof packed === 'string') return unpackText(packed, text, before);
  if (Array.isArray(packed)) return unpackList(packed, text);
  return isFields(packed) ? mapFields(packed, (value) => unpack(value, text)) : packed;
}

function unpackList(packed: readonly unknown[], text: string): unknown[] {
  if (packed[0] !== MARK) {
    const list: unknown[] = [];
    for (const one of packed) list.push(unpack(one, text, list[list.length - 1]));
    return list;
  }
  const fields = String(packed[1]).split(BETWEEN);
  const columns = packed.slice(2).map((column) => unpackList(column as unknown[], text));
  return Array.from(columns[0] ?? [], (_, row) =>
    Object.fromEntries(fields.map((name, at) => [name, columns[at]?.[row]])),
  );
}

function unpackText(packed: string, text: string, before: unknown): string {
  if (!packed.startsWith(MARK)) return packed;
  const marked = packed.slice(MARK.length);
  if (marked.startsWith(MARK)) return marked;
  const end = marked.indexOf(THEN);
  if (end !== -1)
    return String(before).slice(0, Number(marked.slice(0, end))) + marked.slice(end + 1);
  const [start = 0, length = 0] = marked.split(' ').map(Number);
  return text.slice(start, start + length);
}

/** The names of the fields that every thing of a list has, in one order; null for any other list. */
function fieldsOfAll(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < 2 || !isFields(first)) return null;
  const fields = Object.keys(first);
  const names = fields.join(BETWEEN);
  const isOneKind = list.every(
    (one) =>
      isFields(one) &&
      Object.keys(one).join(BETWEEN) === names &&
      !Object.values(one).includes(undefined),
  );
  return isOneKind && names !== '' && names.split(BETWEEN).length === fields.length ? fields : null;
}

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const mapFields = (data: Fields, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, map(value)]));
