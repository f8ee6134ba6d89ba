/**
 * Makes something of an object once, however many parts of a page ask for it, or pages, where the object
 * stays. Nobody may change the object: what was made of it stays as it is.
 */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const kept = known.get(of) ?? { made: make(of) };
    known.set(of, kept);
    return kept.made;
  };
}
