import { spawnSync } from 'node:child_process';
import { UsageError } from '../usage-error.ts';

/** A version of the hub's source, as the broker identifies it. */
export interface Revision {
  /** The full commit hash. */
  readonly sha: string;
  /**
   * Null when no branch is checked out and GitHub's environment variables do not name a branch.
   * Most pipelines check out a commit without a branch.
   */
  readonly branch: string | null;
}

/**
 * The checked-out commit.
 *
 * @throws UsageError when there is no commit, or when the folder has uncommitted changes
 */
export function readRevision(folder: string): Revision {
  const sha = git(folder, 'rev-parse', '--verify', 'HEAD');
  if (sha === null) {
    throw new UsageError(`${folder} is not a git checkout with a commit, so it has no version`);
  }
  if (git(folder, 'status', '--porcelain') !== '') {
    throw new UsageError(
      'the working tree has uncommitted changes: commit or remove them, because the version is the ' +
        'commit',
    );
  }
  const branches = [
    process.env['GITHUB_HEAD_REF'],
    process.env['GITHUB_REF_NAME'],
    git(folder, 'branch', '--show-current'),
  ];
  return { sha, branch: branches.find(Boolean) ?? null };
}

/** The output of git; null when it fails. */
function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
