import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const workspaceRoot = join(import.meta.dirname, '..', '..');
vi.setConfig({ testTimeout: 60_000 });

const settings = z.record(z.string(), z.unknown());
const configSchema = z.object({
  rules: settings,
  overrides: z.array(z.object({ files: z.array(z.string()), rules: settings })),
});

/** Rules of typescript-eslint's strict and stylistic sets that are off, each with the reason. */
const LEFT_OUT = {
  'only-throw-error': 'Guards of Remix throw Response objects.',
  'no-unsafe-class-instance-assignment': 'oxlint does not have it (decision 61).',
};

const oxlint = (...args: string[]): string =>
  spawnSync(join(workspaceRoot, 'node_modules/.bin/oxlint'), args, {
    cwd: workspaceRoot,
    encoding: 'utf8',
  }).stdout;

/** The rules that oxlint runs on a TypeScript file, without the plugin prefix. */
function rulesOnTypeScript(): Set<string> {
  const { rules, overrides } = configSchema.parse(JSON.parse(oxlint('--print-config')));
  const all = [rules, ...overrides.filter(isOnTypeScript).map((override) => override.rules)];
  return new Set(
    all
      .flatMap((some) => Object.entries(some))
      .filter(([, setting]) => [setting].flat()[0] === 'deny')
      .map(([name]) => name.replace(/^typescript\//, '')),
  );
}

const isOnTypeScript = ({ files }: { files: string[] }) => files.includes('**/*.{ts,tsx}');

function strictRules(): string[] {
  const sets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];
  return sets
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((name) => name.startsWith('@typescript-eslint/'))
    .map((name) => name.slice('@typescript-eslint/'.length));
}

describe('the configuration of oxlint', () => {
  it('the configuration has every strict and stylistic rule of typescript-eslint except the listed exceptions', () => {
    const on = rulesOnTypeScript();
    const missing = new Set(strictRules().filter((name) => !on.has(name)));
    expect([...missing].sort()).toEqual(Object.keys(LEFT_OUT).sort());
  });
});

describe('a rule that needs types', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, lib: ['ES2023'], types: [] } }),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * The names of the rules that report an error in this source, including unused disable comments.
   */
  const reported = (source: string): string[] => {
    writeFileSync(join(folder, 'probe.ts'), source);
    const output = oxlint('--config', '.oxlintrc.json', '--format', 'unix', folder);
    return [...output.matchAll(/(\w+ oxlint-disable)|\[Error\/\w+\((.+)\)\]/g)].map(
      ([, comment = '', rule = '']) => comment || rule,
    );
  };

  it.each([
    ['no-floating-promises', 'export const probe = (later: Promise<void>) => { later; };'],
    ['no-misused-promises', 'export const probe = (later: Promise<void>) => (later ? 1 : 2);'],
    ['no-unnecessary-condition', 'export const probe = (text: string) => text?.length;'],
    ['no-unsafe-member-access', 'export const probe = JSON.parse("1").probe as string;'],
    ['restrict-plus-operands', 'export const probe = (a: number, b: string) => a + b;'],
    [
      'switch-exhaustiveness-check',
      "export const probe = (is: 'a' | 'b') => { switch (is) { case 'a': return 1; } return 2; };",
    ],
  ])('oxlint reports a violation of the rule %s', (rule, source) => {
    expect(reported(source)).toContain(rule);
  });

  it('oxlint reports no error for code that the options of a rule permit', () => {
    expect(reported('export const probe = (log: () => void) => () => log();')).toEqual([]);
  });

  it('oxlint respects a disable comment, and reports an unused disable comment', () => {
    const comment = '// oxlint-disable-next-line typescript/no-unnecessary-condition\n';
    const probe = (access: string) => `export const probe = (text: string) => text${access};`;
    expect(reported(comment + probe('?.length'))).toEqual([]);
    expect(reported(comment + probe('.length'))).toEqual(['Unused oxlint-disable']);
  });
});
