/**
 * Node options of a hub instance; docs/measurements/node-options.md has the figures.
 *
 * - One helper thread: an instance has about one core, and four threads would take it from the
 * pages.
 * - The heap does not shrink in quiet minutes, because the next rush would then be spent on garbage
 * collection.
 */
export const hubNodeOptions = ['--v8-pool-size=1', '--no-memory-reducer'];
