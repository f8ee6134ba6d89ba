export interface Place {
  /**
   * Path of a field, for example `results[].options[].duration`: names, and `[]` for the items of a
   * list.
   */
  readonly path: string;
  readonly value: unknown;
  /**
   * Returns a copy of the body with another value at this path. In every list on the path, the
   * original items follow the changed item.
   */
  readonly with: (value: unknown) => unknown;
}

/** Lists the paths of all lists and fields in a body. In a list, only the first item is read. */
export function placesIn(body: unknown): readonly Place[] {
  return walk({ path: '', value: body, with: (value) => value });
}

function walk(place: Place): Place[] {
  const { path, value } = place;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const inner = { path: `${path}[]`, with: (other: unknown) => place.with([other, ...items]) };
    return [
      place,
      ...items.slice(0, 1).flatMap((item) => walk({ ...inner, value: item }).slice(1)),
    ];
  }
  if (typeof value !== 'object' || value === null) return [place];
  const fields = Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    walk({
      path: path === '' ? name : `${path}.${name}`,
      value: field,
      with: (other) => place.with({ ...value, [name]: other }),
    }),
  );
  return [place, ...fields];
}
