import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../../suites/counts.ts';
import { runClientTests } from '../accuracy/client-tests.ts';
import { type Compared, compareFields } from './fields-compare.ts';
import { fieldExceptions } from './fields-exceptions.ts';
import { readReadings } from './fields-read.ts';
import { pactsFolder, workspaceRoot } from '../folders.ts';
import { readPacts } from '../pact.ts';

const reports = join(workspaceRoot, '.reports', 'fields');
const readingsFolder = join(reports, 'readings');

/**
 * Runs the tests of the clients and compares the fields that they read with the contracts in
 * `pacts/`. Each field that is in both counts as passed.
 */
export function fields(): Promise<Counts> {
  rmSync(reports, { recursive: true, force: true });
  const tests = runClientTests({
    projects: ['pact', 'api-clients'],
    reportFile: join(reports, 'tests.json'),
    contractsFolder: join(reports, 'pacts'),
    env: { FIELDS_FOLDER: readingsFolder },
  });
  if (tests.failed > 0) return Promise.resolve(tests);

  const compared = compareFields(
    readPacts(pactsFolder),
    readReadings(readingsFolder),
    fieldExceptions,
  );
  for (const each of compared) show(each);
  return Promise.resolve({
    passed: compared.reduce((sum, { agreed }) => sum + agreed, 0),
    failed: compared.reduce((sum, { faults }) => sum + faults.length, 0),
  });
}

function show({ provider, operation, endpoint, agreed, faults }: Compared): void {
  const mark = faults.length === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${provider.padEnd(18)} ${String(agreed).padStart(3)} fields  ${operation.padEnd(26)} ${endpoint}`,
  );
  for (const fault of faults) console.error(`    ✗ ${fault}`);
}
