/** The items and fields that could not be read in an otherwise readable response. */
export interface LeftOut {
  readonly count: number;
  /**
   * For the log: the paths and errors of the first left-out items and fields. It contains no value
   * from a body.
   */
  readonly detail: string;
}

/** Maximum number of items and fields that the log text names. */
const MAX_NAMED = 3;

interface Notes {
  readonly details: string[];
  lostItems: boolean;
}

let notes: Notes | null = null;

export function noteLeftOut(detail: string): void {
  notes?.details.push(detail);
}

export function noteLostItem(detail: string): void {
  noteLeftOut(detail);
  if (notes) notes.lostItems = true;
}

interface Reading<T> {
  readonly value: T;
  readonly leftOut: LeftOut | null;
  /** Present when items of a list were left out. */
  readonly lostItems?: true;
}

/**
 * Reads a response and collects the items and fields that were left out. Reading is one synchronous
 * step, so all items and fields that are noted during it belong to this response.
 */
export function withLeftOut<T>(read: () => T): Reading<T> {
  const own: Notes = { details: [], lostItems: false };
  const before = notes;
  notes = own;
  try {
    const value = read();
    const detail = own.details.slice(0, MAX_NAMED).join('; ');
    return {
      value,
      leftOut: own.details.length === 0 ? null : { count: own.details.length, detail },
      ...(own.lostItems && { lostItems: true }),
    };
  } finally {
    notes = before;
  }
}
