/**
 * An island's props as its page has them. Most of their words stand in the island's HTML as well, and
 * lists of things name the same fields again and again: a tenth of a page was said twice.
 *
 * A text that the HTML says is where that begins, and how long it is. A list of things of one kind is
 * the names of their fields, and then all values in a row.
 */
const MARK = '\u007f';

/** A shorter text costs as much as a mark of it; ids are mostly shorter. */
const WORTH_IT = 12;

const BETWEEN = '|';

type Fields = Readonly<Record<string, unknown>>;

/** @param text all text of the island's HTML, as `textOfHtml` has it */
export const packProps = (props: object, text: string): object => pack(props, text) as object;

/** @param text of the island's element, as it was served */
export const unpackProps = (packed: object, text: string): object => unpack(packed, text) as object;

function pack(data: unknown, text: string): unknown {
  if (typeof data === 'string') return packText(data, text);
  if (Array.isArray(data)) {
    const fields = fieldsOfAll(data);
    if (fields === null) return data.map((one) => pack(one, text));
    const values = (data as Fields[]).flatMap(Object.values<unknown>);
    return [MARK, fields.join(BETWEEN), ...values.map((value) => pack(value, text))];
  }
  return isFields(data) ? mapFields(data, (value) => pack(value, text)) : data;
}

function packText(value: string, text: string): string {
  if (value.startsWith(MARK)) return MARK + value;
  const start = value.length < WORTH_IT ? -1 : text.indexOf(value);
  return start === -1 ? value : `${MARK}${start} ${value.length}`;
}

function unpack(packed: unknown, text: string): unknown {
  if (typeof packed === 'string') return unpackText(packed, text);
  if (Array.isArray(packed)) {
    if (packed[0] !== MARK) return packed.map((one) => unpack(one, text));
    const fields = String(packed[1]).split(BETWEEN);
    const values = packed.slice(2).map((one) => unpack(one, text));
    return Array.from({ length: values.length / fields.length }, (_, row) =>
      Object.fromEntries(fields.map((name, at) => [name, values[row * fields.length + at]])),
    );
  }
  return isFields(packed) ? mapFields(packed, (value) => unpack(value, text)) : packed;
}

function unpackText(packed: string, text: string): string {
  if (!packed.startsWith(MARK)) return packed;
  if (packed.startsWith(MARK + MARK)) return packed.slice(MARK.length);
  const [start = 0, length = 0] = packed.slice(MARK.length).split(' ').map(Number);
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
