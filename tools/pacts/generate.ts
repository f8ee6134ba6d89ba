import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import { add, type Counts } from '../suites/counts.ts';
import { runClientTests } from './accuracy/client-tests.ts';
import {
  OPENAPI_FOLDER,
  openApiFileName,
  pactFileName,
  pactsFolder,
  rawPactsFolder,
  workspaceRoot,
} from './folders.ts';
import { formatOpenApi } from './openapi/document.ts';
import { faultsOf, formatPact, listJsonFiles, readPacts } from './pact.ts';
import { renderPages } from './pages/readme.ts';
import { fieldsOf, readCalls, reasonsFolder } from './reasons.ts';

/** `tools/trace` also reads this report, because contract tests prove requirements. */
const reportFile = join(workspaceRoot, '.reports', 'tests', 'api-clients-contracts.json');

interface Rendered {
  readonly counts: Counts;
  /** The text of each file in `pacts/` by name; empty when something failed. */
  readonly files: ReadonlyMap<string, string>;
}

/** Runs the contract tests from scratch and renders the contracts that they wrote. */
async function render(): Promise<Rendered> {
  rmSync(reasonsFolder, { recursive: true, force: true });
  const tests = runClientTests({
    projects: ['pact'],
    reportFile,
    contractsFolder: rawPactsFolder,
    env: { REASONS_FOLDER: reasonsFolder },
  });
  if (tests.failed > 0) return { counts: tests, files: new Map() };

  const pacts = readPacts(rawPactsFolder);
  const interactions = pacts.reduce((sum, pact) => sum + pact.interactions.length, 0);
  const faults = pacts.flatMap(faultsOf);
  // Interactions get lost when two tests share a description or two processes write to one file.
  if (interactions !== tests.passed) {
    faults.push(
      `${tests.passed} contract tests passed, but they wrote ${interactions} interactions`,
    );
  }
  const documented = pacts.map((pact) => {
    const { groups, faults: unexplained } = fieldsOf(pact, readCalls(pact.provider.name));
    faults.push(...unexplained);
    return { pact, groups };
  });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) {
    return { counts: add([tests, { passed: 0, failed: faults.length }]), files: new Map() };
  }
  const files = documented.flatMap(({ pact, groups }) => [
    [pactFileName(pact.provider.name), formatPact(pact)] as const,
    [openApiFileName(pact.provider.name), formatOpenApi(pact, groups)] as const,
  ]);
  return { counts: tests, files: new Map([...files, ...(await renderPages(documented))]) };
}

/** Regenerates `pacts/`. Writes nothing when a test fails or a contract has a fault. */
export async function generate(): Promise<Counts> {
  const { counts, files } = await render();
  if (counts.failed > 0) return counts;
  for (const name of generatedJson(pactsFolder)) rmSync(join(pactsFolder, name));
  mkdirSync(join(pactsFolder, OPENAPI_FOLDER), { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(pactsFolder, name), text);
    console.log(`wrote pacts/${name}`);
  }
  return counts;
}

/** Checks that `pacts/` is up to date. Each stale file counts as failed. */
export async function check(): Promise<Counts> {
  const { counts, files } = await render();
  if (counts.failed > 0) return counts;
  const stale = staleFiles(files, pactsFolder);
  for (const name of stale) {
    console.error(
      `✗ pacts/${name} differs from the output of the contract tests: ` +
        'run "npx node tools/pacts/cli.ts generate", check the difference and commit it',
    );
  }
  return add([counts, { passed: stale.length === 0 ? 1 : 0, failed: stale.length }]);
}

const generatedJson = (folder: string): string[] => [
  ...listJsonFiles(folder),
  ...listJsonFiles(join(folder, OPENAPI_FOLDER)).map((name) => join(OPENAPI_FOLDER, name)),
];

/** The files of the folder that are missing, outdated or superfluous. */
export function staleFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  const names = new Set([...files.keys(), ...generatedJson(folder)]);
  return [...names].filter((name) => readIfThere(join(folder, name)) !== files.get(name));
}
