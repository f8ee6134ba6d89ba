/** A change that may pass unnoticed, and why. */
export interface StrengthException {
  readonly provider: string;
  /** The description of the interaction. */
  readonly interaction: string;
  /** What is changed, and how, as the measurement names them. */
  readonly path: string;
  readonly kind: string;
  readonly reason: string;
}

/** As short as can be: one that is not needed any more fails the measurement. */
export const strengthExceptions: readonly StrengthException[] = [];
