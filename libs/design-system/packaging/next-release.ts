import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DESIGN_SYSTEM } from './folders.ts';

/** Result of running `changeset version` now. */
export interface NextRelease {
  readonly name: string;
  /** Last released version; `0.0.0` before the first release. */
  readonly last: string;
  /** Next version; equal to `last` when there is no changeset. */
  readonly version: string;
  /** The full text of `CHANGELOG.md`. */
  readonly changelog: string;
  /** Package folder in the copy. The folder exists only while `use` runs. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces: readonly string[];
}

const workspace = path.join(DESIGN_SYSTEM, '..', '..');

const json = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Manifest;

/**
 * Copies the files that changesets and the build read. The copy includes the installed packages.
 */
function copyWorkspace(copy: string): void {
  const built = ['node_modules', 'dist', 'storybook-static'];
  const { workspaces } = json(workspace, 'package.json');
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    '.changeset',
    'libs/design-system',
  ];
  for (const file of [...files, ...workspaces.map((folder) => `${folder}/package.json`)]) {
    cpSync(path.join(workspace, file), path.join(copy, file), {
      recursive: true,
      filter: (name) => !built.includes(path.basename(name)),
    });
  }
  for (const folder of ['.', 'libs/design-system']) {
    symlinkSync(
      path.join(workspace, folder, 'node_modules'),
      path.join(copy, folder, 'node_modules'),
    );
  }
}

/**
 * Runs the next release in a copy of the workspace, so that the workspace does not change.
 *
 * @param use callback that runs while the copy exists
 */
export function tryNextRelease<Answer>(use: (release: NextRelease) => Answer): Answer {
  const copy = mkdtempSync(path.join(tmpdir(), 'design-system-release-'));
  const folder = path.join(copy, path.relative(workspace, DESIGN_SYSTEM));
  try {
    copyWorkspace(copy);
    const { name, version: last } = json(folder, 'package.json');
    const changesets = path.join(workspace, 'node_modules/@changesets/cli/bin.js');
    execFileSync(process.execPath, [changesets, 'version'], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { version } = json(folder, 'package.json');
    const changelog = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
    return use({ name, last, version, changelog, folder });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
