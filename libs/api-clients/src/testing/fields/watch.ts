/** Where something stands in a body, whatever item it is of: `courses[].options[].duration`. */
export type FieldPath = string;

export const fieldOf = (parent: FieldPath, key: string): FieldPath =>
  parent === '' ? key : `${parent}.${key}`;

export const itemOf = (parent: FieldPath): FieldPath => `${parent}[]`;

/** What was asked of a body that was watched. */
export interface Watched {
  /** The same content; what reads it is seen. */
  readonly view: unknown;
  /** The fields and the items of lists that were asked for; fields that are not there too. */
  readonly asked: ReadonlySet<FieldPath>;
  /** The objects whose keys were listed: their keys are data, and no names of fields. */
  readonly listed: ReadonlySet<FieldPath>;
}

/** Lets be seen which fields of a body are read. In a path, a key that is data is a `*`. */
export function watch(content: unknown): Watched {
  const asked = new Set<FieldPath>();
  const listed = new Set<FieldPath>();

  function viewOf(value: unknown, path: FieldPath): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        // What every list and every object has is no field.
        if (typeof key !== 'string' || isInherited(target, key)) return inner;
        if (Array.isArray(target) && !/^\d+$/.test(key)) return inner;
        const field = Array.isArray(target)
          ? itemOf(path)
          : fieldOf(path, listed.has(path) ? '*' : key);
        asked.add(field);
        return viewOf(inner, field);
      },
      ownKeys(target) {
        if (!Array.isArray(target)) listed.add(path);
        return Reflect.ownKeys(target);
      },
    });
  }

  return { view: viewOf(content, ''), asked, listed };
}

const isInherited = (target: object, key: string): boolean =>
  !Object.hasOwn(target, key) && key in target;
