/** Items of an answer that could not be read, while the others could. */
export interface LeftOut {
  readonly count: number;
  /** Fit for the log: where the first of them break the contract. Holds no value out of a body. */
  readonly detail: string;
}

/** Items that are named, at most. */
const MAX_NAMED = 3;

let noted: string[] | null = null;

/** Notes that an item is left out of the answer that is being read. */
export function noteLeftOut(detail: string): void {
  noted?.push(detail);
}

/**
 * Reads an answer and says what was left out of it. Reading is one synchronous step, so that what is
 * noted meanwhile belongs to this answer.
 *
 * @returns what was read, and null beside it when nothing was left out
 */
export function withLeftOut<T>(read: () => T): { value: T; leftOut: LeftOut | null } {
  const details: string[] = [];
  const before = noted;
  noted = details;
  try {
    const value = read();
    const detail = details.slice(0, MAX_NAMED).join('; ');
    return { value, leftOut: details.length === 0 ? null : { count: details.length, detail } };
  } finally {
    noted = before;
  }
}
