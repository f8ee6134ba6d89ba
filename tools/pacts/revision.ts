import { spawnSync } from 'node:child_process';
import { UsageError } from './usage-error.ts';

/** What a broker knows a state of the hub's source by. */
export interface Revision {
  /** The whole hash of the commit. */
  readonly sha: string;
  /** Null on no branch, as in most pipelines; GitHub's says in its environment which one it is. */
  readonly branch: string | null;
}

/**
 * The commit that is checked out.
 *
 * @throws UsageError when there is none, or when the folder holds something else
 */
export function readRevision(folder: string): Revision {
  const sha = git(folder, 'rev-parse', '--verify', 'HEAD');
  if (sha === null) {
    throw new UsageError(`${folder} is no git checkout with a commit: there is no version to name`);
  }
  if (git(folder, 'status', '--porcelain') !== '') {
    throw new UsageError(
      'the working tree has changes that are in no commit: commit or remove them, so that the ' +
        'version names what is there',
    );
  }
  const branches = [
    process.env['GITHUB_HEAD_REF'],
    process.env['GITHUB_REF_NAME'],
    git(folder, 'branch', '--show-current'),
  ];
  return { sha, branch: branches.find(Boolean) ?? null };
}

/** What git prints; null when it fails. */
function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
