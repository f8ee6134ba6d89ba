import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { cyclesOf } from './graph.ts';
import { projectGraph, projects, targetIn } from './projects.ts';

it.each([
  ['app/a/b.ts', '#app/c.ts', 'app/c.ts'],
  ['server/a.ts', '../app/c.svg?url', 'app/c.svg'],
  ['app/a/b.ts', '@applicant-hub/domain', null],
  ['server/a.ts', '../../fake-apis/src/c.ts', null],
])('in %s, an import of %s leads to %s in the project', (file, specifier, target) => {
  expect(targetIn([['#app/', './app/']], file, specifier)).toBe(target);
});

it('every folder with a project.json is checked', () => {
  const cwd = join(import.meta.dirname, '../..');
  const found = globSync('{.,apps,libs}/*/project.json', { cwd }).map((file) => dirname(file));
  expect(projects.toSorted()).toEqual(found.toSorted());
});

it.each(projects)('the files of %s have no import cycles', (project) => {
  const graph = projectGraph(project);
  expect(graph.size).toBeGreaterThan(3);
  expect(cyclesOf(graph)).toEqual([]);
});
