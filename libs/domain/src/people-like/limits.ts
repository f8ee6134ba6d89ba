/** How many subjects may be chosen. */
export interface SubjectLimits {
  /** From here on there are results. */
  readonly minimum: number;
  /** No more than so many. */
  readonly limit: number;
}

const USUAL_LIMIT = 3;

/** Where the usual number of subjects is another (PLY-11, PLY-12). */
const ownLimits: ReadonlyMap<string, number> = new Map([
  ['BTEC Extended Diploma', 1],
  ['SQA - Highers', 4],
]);

/**
 * How many subjects count for a kind of qualification: exactly as many, for the minimum is the limit
 * (PLY-11, AMB-54).
 *
 * @param qualification its name
 */
export function subjectLimits(qualification: string): SubjectLimits {
  const limit = ownLimits.get(qualification) ?? USUAL_LIMIT;
  return { minimum: limit, limit };
}
