/**
 * Generates changelog lines without commits or author names, for readers who have the package but
 * not its repository.
 */
const lines = {
  /** @param {{ summary: string }} changeset */
  getReleaseLine: async ({ summary }) => `- ${summary.replaceAll('\n', '\n  ')}`,
  /**
   * @param {unknown} _changesets
   * @param {{ name: string, newVersion: string }[]} dependencies
   */
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.map(({ name, newVersion }) => `- Uses ${name} ${newVersion}.`).join('\n'),
};

export default lines;
