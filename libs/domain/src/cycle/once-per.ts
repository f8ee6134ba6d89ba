/**
 * Caches the result of a function for each object, so that the parts of a page, or several pages,
 * share the result. The object must not be modified, because the cached result would not change.
 */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const entry = known.get(of) ?? { made: make(of) };
    known.set(of, entry);
    return entry.made;
  };
}
