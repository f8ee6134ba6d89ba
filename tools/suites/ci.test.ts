import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stages } from './suites.ts';

it('has every suite of npm test in a job of the CI workflow, and no other', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');
  const lists = workflow.matchAll(/(?:suites: |--only )'?([a-z0-9,-]+)/g);
  const inJobs = new Set(Array.from(lists, ([, names = '']) => names.split(',')).flat());
  const suites = stages.flat(2).map(({ name }) => name);
  expect([...inJobs].toSorted()).toEqual(suites.toSorted());
});
