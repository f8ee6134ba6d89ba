import { resolve } from 'node:path';
import {
  countExitCode,
  countLastLine,
  countPlaywright,
  countVitest,
  type Counter,
} from './counts.ts';

/** One line of `npm test`. */
export interface Suite {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly count: Counter;
  /** Suites that must have passed; otherwise this one is not run and counts as failed. */
  readonly needs?: readonly string[];
  /** Needs the browser whose path is in CHROMIUM_PATH. */
  readonly browser?: true;
}

/** Where logs and JSON reports go, from the workspace root. */
export const reportsFolder = '.reports';

export const logFile = (suite: string): string => `${reportsFolder}/${suite}.log`;
export const reportFile = (suite: string): string => `${reportsFolder}/${suite}.json`;

const node = (script: string, ...args: string[]): [string, ...string[]] => [
  'node',
  script,
  ...args,
];

function playwright(name: string, config: string, env: Suite['env'] = {}): Suite {
  return {
    name,
    command: ['playwright', 'test', '-c', config, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportFile(name)), ...env },
    count: countPlaywright,
    browser: true,
  };
}

const endToEndConfig = 'e2e/playwright.config.ts';

const copy: Suite = {
  name: 'copy',
  command: ['nx', 'run', 'copy:compile'],
  count: countExitCode,
};

const format: Suite = {
  name: 'format',
  command: ['prettier', '--check', '.'],
  count: countExitCode,
};

const lint: Suite = {
  name: 'lint',
  command: ['npm', 'run', '--silent', 'lint'],
  count: countExitCode,
};

const types: Suite = {
  name: 'types',
  command: ['npm', 'run', '--silent', 'typecheck'],
  count: countExitCode,
};

const knip: Suite = { name: 'knip', command: ['knip'], count: countExitCode };

const unit: Suite = {
  name: 'unit',
  command: [
    'vitest',
    ...['run', '--project', '!pact'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('unit')}`],
  ],
  count: countVitest,
};

/** A command of the contracts' tool. */
const pacts = (name: string, command: string): Suite => ({
  name,
  command: node('tools/pacts/cli.ts', command),
  count: countLastLine,
});

const contracts = pacts('contracts', 'check');
const fields = pacts('fields', 'fields');
const providerVerification = pacts('provider-verification', 'verify');
const contractStrength = pacts('contract-strength', 'strength');
const contractAccuracy = pacts('contract-accuracy', 'accuracy');

const build: Suite = { name: 'build', command: ['nx', 'run', 'hub:build'], count: countExitCode };

const gallery = playwright('gallery', 'libs/design-system/gallery/playwright.config.ts');

const storybook = playwright(
  'storybook',
  'libs/design-system/.storybook/walk/playwright.config.ts',
);

const consumers = playwright('consumers', 'libs/design-system/consumers/playwright.config.ts');

const endToEnd: Suite = { ...playwright('e2e', endToEndConfig), needs: ['build'] };

const pseudoBuild: Suite = {
  name: 'pseudo-build',
  command: node('tools/suites/build-pseudo.ts'),
  count: countExitCode,
};

const pseudo: Suite = {
  ...playwright('pseudo', endToEndConfig, { E2E_PSEUDO: '1' }),
  needs: ['pseudo-build'],
};

const trace: Suite = {
  name: 'trace',
  command: node('tools/trace/main.ts', '--check'),
  count: countExitCode,
};

/** Suites that run one after the other. */
export type Lane = readonly Suite[];

/**
 * All suites, in stages. Of the lanes of a stage two run side by side, the next in line as soon as
 * one has ended, and a stage begins when the one before has ended. Whatever is plain work of about
 * one core is in one stage, the longest first; what starts many servers runs alone. In one lane is
 * what writes the same files, or needs what the one before wrote. The pseudo-locale is beside the
 * gallery, which has no words: while it is built, all others would read look-alike letters.
 */
export const stages: readonly (readonly Lane[])[] = [
  [[copy]],
  [
    [unit],
    [lint],
    [consumers],
    [contracts, fields, providerVerification, contractStrength, contractAccuracy],
    [types, knip],
    [storybook],
    [format],
    [build],
  ],
  [[gallery], [pseudoBuild, pseudo]],
  [[endToEnd]],
  [[trace]],
];
