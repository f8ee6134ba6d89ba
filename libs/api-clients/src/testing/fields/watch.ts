/**
 * Path of a field in a body: `courses[].options[].duration`. All items of a list share one path.
 */
export type FieldPath = string;

export const fieldOf = (parent: FieldPath, key: string): FieldPath =>
  parent === '' ? key : `${parent}.${key}`;

export const itemOf = (parent: FieldPath): FieldPath => `${parent}[]`;

export interface Watched {
  /** A view of the content that records each access. */
  readonly view: unknown;
  /** The fields and list items that were read, including missing fields. */
  readonly asked: ReadonlySet<FieldPath>;
  /** Objects whose keys were enumerated: these keys are data and not field names. */
  readonly listed: ReadonlySet<FieldPath>;
}

/** Records which fields of a body are read. A key that is data appears as `*` in the path. */
export function watch(content: unknown): Watched {
  const requested = new Set<FieldPath>();
  const listed = new Set<FieldPath>();

  function viewOf(value: unknown, path: FieldPath): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        // Properties that all lists and objects inherit are not fields.
        if (typeof key !== 'string' || isInherited(target, key)) return inner;
        if (Array.isArray(target) && !/^\d+$/.test(key)) return inner;
        const field = Array.isArray(target)
          ? itemOf(path)
          : fieldOf(path, listed.has(path) ? '*' : key);
        requested.add(field);
        return viewOf(inner, field);
      },
      ownKeys(target) {
        if (!Array.isArray(target)) listed.add(path);
        return Reflect.ownKeys(target);
      },
    });
  }

  return { view: viewOf(content, ''), asked: requested, listed };
}

const isInherited = (target: object, key: string): boolean =>
  !Object.hasOwn(target, key) && key in target;
