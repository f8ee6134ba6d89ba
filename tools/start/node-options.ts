/**
 * Options of Node for an instance of the hub. docs/measurements/node-options.md has the figures.
 *
 * - One helper thread: an instance has about one core, which four of them would take from the pages.
 * - The heap is not made smaller in quiet minutes: the next rush would then be spent collecting.
 */
export const hubNodeOptions = ['--v8-pool-size=1', '--no-memory-reducer'];
