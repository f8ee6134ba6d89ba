import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const workspaceRoot = join(import.meta.dirname, '..', '..');
const rule = '@nx/enforce-module-boundaries';

const projectGraph = z.object({
  graph: z.object({
    nodes: z.record(z.string(), z.object({ data: z.object({ tags: z.array(z.string()) }) })),
  }),
});

const boundaryOptions = z.object({
  depConstraints: z.array(z.object({ sourceTag: z.string() })),
});

let eslint: ESLint;

// The first lint run is slow, because it loads the configuration.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The output of nx. Every run updates the cached project graph, which the boundary rule reads. */
function nx(...args: string[]): string {
  return execFileSync(join(workspaceRoot, 'node_modules/.bin/nx'), args, {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
}

beforeAll(() => {
  nx('show', 'projects');
  eslint = new ESLint({ cwd: workspaceRoot });
});

/** The ids of the rules that a file with only this import would break. */
async function brokenRules(file: string, importLine: string): Promise<(string | null)[]> {
  const source = `${importLine}\nexport const probe = imported;\n`;
  const results = await eslint.lintText(source, { filePath: join(workspaceRoot, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe('an import that violates the architecture', () => {
  it.each([
    ['libs/domain/src/probe.ts', "import { imported } from '@applicant-hub/api-clients';"],
    ['libs/domain/src/probe.ts', "import { imported } from '@applicant-hub/copy';"],
    ['libs/domain/src/probe.ts', "import { imported } from 'zod';"],
    ['libs/domain/src/probe.test.ts', "import { imported } from 'zod';"],
    ['libs/design-system/src/probe.tsx', "import { imported } from '@remix-run/react';"],
    ['libs/design-system/src/probe.tsx', "import { imported } from '@applicant-hub/copy';"],
    ['libs/design-system/src/probe.tsx', "import { imported } from '@applicant-hub/domain';"],
    ['libs/copy/src/probe.ts', "import { imported } from '@applicant-hub/domain';"],
    ['libs/api-clients/src/probe.ts', "import { imported } from '@applicant-hub/copy';"],
    ['libs/api-clients/src/probe.ts', "import { imported } from '../../domain/src/index.ts';"],
    ['apps/fake-apis/src/probe.ts', "import { imported } from '@applicant-hub/api-clients';"],
    ['apps/hub/app/probe.tsx', "import { imported } from '../../fake-apis/src/main.ts';"],
    ['apps/hub-service/src/probe.ts', "import { imported } from '@applicant-hub/api-clients';"],
    ['apps/hub-service/src/probe.ts', "import { imported } from '../../fake-apis/src/main.ts';"],
    ['apps/hub/app/probe.tsx', "import { imported } from '../../hub-service/src/app.ts';"],
    ['e2e/probe.ts', "import { imported } from '@applicant-hub/api-clients';"],
    ['tools/probe.ts', "import { imported } from '@applicant-hub/api-clients';"],
    ['tools/probe.mjs', "import { imported } from '@applicant-hub/api-clients';"],
  ])('a forbidden import is a lint error: in %s, %s', async (file, importLine) => {
    expect(await brokenRules(file, importLine)).toContain(rule);
  });

  it.each([
    ['libs/domain/src/probe.ts'],
    ['libs/design-system/src/probe.tsx'],
    ['libs/copy/src/probe.ts'],
  ])("an import of Node's own modules is a lint error in %s", async (file) => {
    const broken = await brokenRules(file, "import { imported } from 'node:fs';");
    expect(broken).toContain('no-restricted-imports');
  });
});

describe('an import that the architecture allows', () => {
  it.each([
    ['apps/hub/app/probe.tsx', "import { imported } from '@applicant-hub/api-clients';"],
    ['apps/hub/app/probe.tsx', "import { imported } from '@applicant-hub/design-system';"],
    ['apps/fake-apis/src/probe.ts', "import { imported } from '@applicant-hub/domain';"],
    ['apps/hub-service/src/probe.ts', "import { imported } from '@applicant-hub/domain';"],
    ['libs/api-clients/src/probe.ts', "import { imported } from '@applicant-hub/domain';"],
    ['libs/domain/src/probe.test.ts', "import { imported } from 'fast-check';"],
    ['libs/design-system/src/probe.tsx', "import { imported } from 'react';"],
    ['e2e/probe.ts', "import { imported } from '@applicant-hub/copy';"],
  ])('an allowed import is not a lint error: in %s, %s', async (file, importLine) => {
    expect(await brokenRules(file, importLine)).not.toContain(rule);
  });
});

async function brokenInHub(file: string, line: string): Promise<(string | null)[]> {
  return brokenRules(`apps/hub/app/${file}`, `const imported = null;\n${line}`);
}

describe('styling that belongs to the design system', () => {
  it.each([
    ['probe.css.ts', `globalStyle('[data-component="footer"]', {});`],
    ['probe.css.ts', 'globalStyle(`${own} > [data-component="text-field"]`, {});'],
    ['probe.css.ts', `export const own = style({ selectors: { '& [data-part="count"]': {} } });`],
    ['probe.css.ts', 'globalStyle(`${own} > a`, {});'],
    ['probe.css.ts', 'globalStyle(`${own} button:hover`, {});'],
    ['probe.css.ts', 'globalStyle(`${own} > *`, {});'],
    ['probe.css.ts', `globalStyle(inside('thead th'), {});`],
    ['probe.css.ts', 'export const own = style({ selectors: { [`${other} > svg`]: {} } });'],
    ['probe.tsx', 'export const Own = () => <button type="button">Save</button>;'],
    ['probe.tsx', 'export const Own = () => <dialog open>Sure?</dialog>;'],
    ['probe.tsx', 'export const Own = () => <h2>Dates</h2>;'],
  ])(
    'styling that belongs to the design system is a lint error in the hub: in %s, %s',
    async (file, line) => {
      expect(await brokenInHub(file, line)).toContain('no-restricted-syntax');
    },
  );

  it.each([
    ['probe.css.ts', 'globalStyle(`:root:has(${own})`, {});'],
    ['probe.css.ts', 'globalStyle(`${own}:hover > ${mark}`, {});'],
    ['probe.css.ts', 'globalStyle(`${own} > [data-waits]`, {});'],
    ['probe.tsx', 'export const Own = () => <button type="submit" hidden />;'],
    ['probe.tsx', 'export const Own = () => <ol className={list} />;'],
  ])("the hub's own styling is not a lint error: in %s, %s", async (file, line) => {
    expect(await brokenInHub(file, line)).not.toContain('no-restricted-syntax');
  });
});

describe('the rule hub/walls', () => {
  const tile = '#app/features/application-status/tile/StatusTile.tsx';

  it.each([
    ['platform/request/probe.ts', `import { imported } from '${tile}';`],
    ['platform/request/probe.ts', `export { imported } from '${tile}';`],
    ['platform/request/probe.ts', `export * from '${tile}';`],
    ['platform/request/probe.ts', `export const probe = () => import('${tile}');`],
    ['platform/request/probe.ts', `export type Probe = typeof import('${tile}');`],
    [
      'platform/server/config/probe.ts',
      "import { imported } from '#app/platform/server/http/headers.server.ts';",
    ],
    ['platform/server/probe.ts', "import { imported } from './http/headers.server.ts';"],
    ['features/todo/probe.ts', "import { imported } from '#app/routes/islands.ts';"],
    ['features/catalogue/probe.ts', "import { imported } from '#app/features/todo/queues.ts';"],
    ['features/calendar/probe.ts', "import { imported } from '#app/features/live/words.ts';"],
    ['features/todo/probe.ts', "import { imported } from '../support/titles.ts';"],
    ['features/explore/unis/probe.ts', "import { imported } from '../../support/titles.ts';"],
    ['features/todo/probe.test.ts', "import { imported } from '../../root.tsx';"],
  ])('an import that the rule hub/walls forbids is a lint error: in %s, %s', async (file, line) => {
    expect(await brokenInHub(file, line)).toContain('hub/walls');
  });

  it.each([
    [
      'platform/server/http/probe.ts',
      "import { imported } from '#app/platform/server/config/config.server.ts';",
    ],
    ['features/todo/probe.ts', "import { imported } from '#app/platform/paths/links.ts';"],
    [
      'features/explore/probe.ts',
      "import { imported } from '#app/features/catalogue/course/country.ts';",
    ],
    ['features/explore/unis/probe.ts', "import { imported } from '../probe.ts';"],
    ['features/todo/probe.test.ts', `import { imported } from '${tile}';`],
    ['routes/probe.tsx', `import { imported } from '${tile}';`],
  ])(
    'an import that the rule hub/walls allows is not a lint error: in %s, %s',
    async (file, line) => {
      expect(await brokenInHub(file, line)).not.toContain('hub/walls');
    },
  );
});

describe('the boundary table', () => {
  it('the table has one row for the type tag of every project, and no wildcard', async () => {
    const { nodes } = projectGraph.parse(JSON.parse(nx('graph', '--print'))).graph;
    const typeTags = Object.entries(nodes).map(([project, { data }]) => ({
      project,
      tags: data.tags.filter((tag) => tag.startsWith('type:')),
    }));
    const sourceTags = await boundarySourceTags();

    expect(typeTags.length).toBeGreaterThanOrEqual(8);
    expect(typeTags.filter(({ tags }) => tags.length !== 1)).toEqual([]);
    expect([...new Set(typeTags.flatMap(({ tags }) => tags))].sort()).toEqual(sourceTags.sort());
    expect(sourceTags.filter((tag) => tag.includes('*'))).toEqual([]);
  });
});

async function boundarySourceTags(): Promise<string[]> {
  const config: unknown = await eslint.calculateConfigForFile(
    join(workspaceRoot, 'apps/hub/app/probe.ts'),
  );
  const ruleEntry = z
    .object({ rules: z.object({ [rule]: z.tuple([z.literal(2), boundaryOptions]) }) })
    .parse(config).rules[rule];
  return ruleEntry[1].depConstraints.map(({ sourceTag }) => sourceTag);
}
