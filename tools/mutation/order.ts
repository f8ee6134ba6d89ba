/** Instructions for vitest in another process. */
export interface Order {
  /** Test files or patterns, relative to the workspace root. */
  readonly tests: readonly string[];
  /** The row whose tests run. Default: all tests of the files. */
  readonly row?: string;
}

export const orderVariable = 'MUTATION_ORDER';
