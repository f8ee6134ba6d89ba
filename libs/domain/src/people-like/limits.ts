export interface SubjectLimits {
  /** The number of subjects that must be chosen for results to be shown. */
  readonly minimum: number;
  readonly limit: number;
}

const USUAL_LIMIT = 3;

/** Qualifications with a different number of subjects (PLY-11, PLY-12). */
const ownLimits: ReadonlyMap<string, number> = new Map([
  ['BTEC Extended Diploma', 1],
  ['SQA - Highers', 4],
]);

/**
 * The number of subjects for a qualification, which is both the minimum and the maximum (PLY-11,
 * AMB-54).
 *
 * @param qualification its name
 */
export function subjectLimits(qualification: string): SubjectLimits {
  const limit = ownLimits.get(qualification) ?? USUAL_LIMIT;
  return { minimum: limit, limit };
}
