import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { targetsOf } from './targets.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('the jobs of a pull request run every target of npm test', () => {
  const lists = read('.github/workflows/ci.yml').matchAll(/targets: '?([a-z0-9,-]+)/g);
  const inJobs = new Set([...lists].flatMap(([, names = '']) => names.split(',')));
  expect([...inJobs].toSorted()).toEqual([...targetsOf({ all: false })].toSorted());
});

it('every project has the targets lint and typecheck', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const without = ['.', ...workspaces].filter((folder) => {
    const { targets } = JSON.parse(read(`${folder}/project.json`)) as { targets: object };
    return !('lint' in targets && 'typecheck' in targets);
  });
  expect(without).toEqual([]);
});
