/** Items and fields of an answer that could not be read, while the rest could. */
export interface LeftOut {
  readonly count: number;
  /** Fit for the log: where the first of them break the contract. Holds no value out of a body. */
  readonly detail: string;
}

/** Items and fields that are named, at most. */
const MAX_NAMED = 3;

interface Notes {
  readonly details: string[];
  lostItems: boolean;
}

let notes: Notes | null = null;

/** Notes that a field is left out of the answer that is being read. */
export function noteLeftOut(detail: string): void {
  notes?.details.push(detail);
}

/** Notes that an item of a list is left out of the answer that is being read. */
export function noteLostItem(detail: string): void {
  noteLeftOut(detail);
  if (notes) notes.lostItems = true;
}

/** A value that was read, and the parts that were left out of it. */
interface Reading<T> {
  readonly value: T;
  /** Null when nothing was left out. */
  readonly leftOut: LeftOut | null;
  /** Present when items of a list were left out. */
  readonly lostItems?: true;
}

/**
 * Reads an answer and reports what was left out of it. Reading is one synchronous step, so all notes
 * that are made during it belong to this answer.
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
