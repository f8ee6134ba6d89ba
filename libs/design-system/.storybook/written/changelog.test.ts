import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changelogPage, migrationPage, TO_CHANGE } from './changelog.ts';

const changelog = `# the-package

## 2.0.0

### Major Changes

- \`Old\` is called \`New\`.

  ${TO_CHANGE}\`Old\` becomes
  \`New\`.

- \`Chair\` for four.

  ${TO_CHANGE}nothing, for it is new.

### Minor Changes

- \`Lamp\`: a light.

- Lamps are yellow.

  ${TO_CHANGE}look at your lamps.

## 1.1.0

### Minor Changes

- \`Table\`: a table.
`;
const pending = { last: '1.1.0', version: '2.0.0', changelog };

it('the migration page groups the required changes by version, in the order of the changelog', () => {
  expect(migrationPage(pending)).toBe(
    [
      '**2.0.0 is not released yet.** The notes below it are the unreleased notes at the time when these pages were built. The last version is 1.1.0.',
      '## To 2.0.0',
      '- `Old` becomes `New`.\n- Look at your lamps.',
      '## To 1.1.0',
      'No changes are required.',
    ].join('\n\n'),
  );
});

it('the changelog page shows the changelog without the package name', () => {
  const page = changelogPage(pending);
  expect(page).toContain(changelog.slice(changelog.indexOf('## 2.0.0')));
  expect(page).not.toContain('# the-package');
});

it('the page states the latest version, and whether the next version is the first release', () => {
  expect(changelogPage({ ...pending, last: '0.0.0' })).toContain('It is the first release.');
  const released = changelogPage({ ...pending, last: '2.0.0' });
  expect(released).toContain('the last version is 2.0.0');
  expect(released).not.toContain('not released yet');
});

it('every note about a major change states the changes that an app must make', () => {
  const folder = path.join(import.meta.dirname, '../../../../.changeset');
  const notes = globSync('*.md', { cwd: folder }).filter((file) => file !== 'README.md');
  const silent = notes.filter((file) => {
    const note = readFileSync(path.join(folder, file), 'utf8');
    return note.includes("design-system': major") && !note.includes(`\n${TO_CHANGE}`);
  });
  expect(silent).toEqual([]);
});
