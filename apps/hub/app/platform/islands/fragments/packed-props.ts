/**
 * Compressed props of an island. Most of their text is also in the island's HTML, and lists repeat
 * the same field names: this saves a tenth of a page.
 *
 * A text in the HTML is stored as its distance from the previous one, which is usually the same
 * number each time. A list of similar objects is stored as the names of their fields, followed by
 * the values of each field: a list, or the single value that all have.
 */
const MARK = '\u007f';

/** A shorter text costs as much as its mark. */
const WORTH_IT = 4;

const BETWEEN = '|';

type Fields = Readonly<Record<string, unknown>>;

/** A cursor over the texts of an island's HTML, in the order of its props. */
interface Texts {
  readonly all: readonly string[];
  /** Index of the text that the props used last. */
  last: number;
}

/** @param texts the texts of the island's HTML, from `textsOfHtml` */
export const packProps = (props: object, texts: readonly string[]): object =>
  pack(props, { all: texts, last: -1 }) as object;

/** @param texts the texts of the island's element, as served */
export const unpackProps = (packed: object, texts: readonly string[]): object =>
  unpack(packed, { all: texts, last: -1 }) as object;

function pack(data: unknown, texts: Texts): unknown {
  if (typeof data === 'string') return packText(data, texts);
  if (Array.isArray(data)) return packList(data, texts);
  return isFields(data) ? mapFields(data, (value) => pack(value, texts)) : data;
}

function packList(list: readonly unknown[], texts: Texts): unknown[] {
  const fields = fieldsOfAll(list);
  if (fields === null) return list.map((one) => pack(one, texts));
  const columns = fields.map((name, at) => {
    const column = (list as readonly Fields[]).map((one) => one[name]);
    // The first column contains the number of items.
    return at > 0 && isOneValue(column) ? pack(column[0], texts) : packList(column, texts);
  });
  return [MARK, fields.join(BETWEEN), ...columns];
}

const isOneValue = ([first, ...others]: readonly unknown[]): boolean =>
  (typeof first !== 'object' || first === null) && others.every((other) => other === first);

function packText(value: string, texts: Texts): string {
  if (value.startsWith(MARK)) return MARK + value;
  if (value.length < WORTH_IT) return value;
  const next = texts.all.indexOf(value, texts.last + 1);
  const at = next === -1 ? texts.all.indexOf(value) : next;
  if (at === -1) return value;
  const step = at - texts.last;
  texts.last = at;
  return `${MARK}${step}`;
}

function unpack(packed: unknown, texts: Texts): unknown {
  if (typeof packed === 'string') return unpackText(packed, texts);
  if (Array.isArray(packed)) return unpackList(packed, texts);
  return isFields(packed) ? mapFields(packed, (value) => unpack(value, texts)) : packed;
}

function unpackList(packed: readonly unknown[], texts: Texts): unknown[] {
  if (packed[0] !== MARK) return packed.map((one) => unpack(one, texts));
  const fields = String(packed[1]).split(BETWEEN);
  const columns = packed.slice(2).map((column) => unpack(column, texts));
  return (columns[0] as unknown[]).map((_, row) =>
    Object.fromEntries(
      fields.map((name, at) => {
        const column = columns[at];
        return [name, Array.isArray(column) ? (column as unknown[])[row] : column];
      }),
    ),
  );
}

function unpackText(packed: string, texts: Texts): string | undefined {
  if (!packed.startsWith(MARK)) return packed;
  const marked = packed.slice(MARK.length);
  if (marked.startsWith(MARK)) return marked;
  texts.last += Number(marked);
  return texts.all[texts.last];
}

/** The common field names of all items, in one order; null if the items differ. */
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
