/** What the runs of vitest in other processes are told. */
export interface Order {
  /** The test files, or patterns of them, from the workspace root. */
  readonly tests: readonly string[];
  /** The row whose tests are run; without it, all tests of the files. */
  readonly row?: string;
}

/** The environment variable that carries an order as JSON. */
export const orderVariable = 'MUTATION_ORDER';
