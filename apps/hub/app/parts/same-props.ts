/** Whether two sets of props have the same values under the same names. */
export function sameProps(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const values = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && Object.is(values.get(name), value))
  );
}
