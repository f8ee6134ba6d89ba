import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRevision } from './revision.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(): string {
  git('init', '--quiet', '--initial-branch', 'trunk');
  git(
    ...['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'],
    ...['commit', '--quiet', '--allow-empty', '--message', 'First'],
  );
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
  vi.stubEnv('GITHUB_HEAD_REF', '');
  vi.stubEnv('GITHUB_REF_NAME', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the revision is the current commit and its branch', () => {
  const sha = commit();
  expect(readRevision(folder)).toEqual({ sha, branch: 'trunk' });
});

it('the branch is null when only a commit is checked out', () => {
  const sha = commit();
  git('checkout', '--quiet', '--detach');
  expect(readRevision(folder)).toEqual({ sha, branch: null });
});

it("the branch name from GitHub's environment variables is used", () => {
  commit();
  git('checkout', '--quiet', '--detach');
  vi.stubEnv('GITHUB_REF_NAME', '12/merge');
  expect(readRevision(folder).branch).toBe('12/merge');
  vi.stubEnv('GITHUB_HEAD_REF', 'feature');
  expect(readRevision(folder).branch).toBe('feature');
});

it('reading the revision fails when there are uncommitted changes', () => {
  commit();
  writeFileSync(join(folder, 'new.txt'), '');
  expect(() => readRevision(folder)).toThrow('the working tree has uncommitted changes');
});

it('reading the revision fails in a folder without a commit or outside git', () => {
  expect(() => readRevision(folder)).toThrow('is not a git checkout with a commit');
  git('init', '--quiet');
  expect(() => readRevision(folder)).toThrow('is not a git checkout with a commit');
});
