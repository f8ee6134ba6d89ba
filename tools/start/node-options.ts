/**
 * Node options for an instance of the hub. docs/measurements/node-options.md has the figures.
 *
 * - One helper thread: an instance has about one core, and four threads would leave less of that
 *   core for pages.
 * - The heap does not shrink while the hub is idle. Otherwise, the next traffic peak would start
 *   with many garbage collections.
 */
export const hubNodeOptions = ['--v8-pool-size=1', '--no-memory-reducer'];

/**
 * The options of the hub's own service with its embedded database. Without optimised code, the
 * database starts in half the time and needs less memory (apps/hub-service/README.md).
 */
export const hubServiceNodeOptions: readonly string[] = ['--liftoff-only'];
