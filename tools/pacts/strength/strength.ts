import { parseArgs } from 'node:util';
import { add, countOne, type Counts } from '../../suites/counts.ts';
import { eachPact } from '../each-pact.ts';
import { pactsFolder } from '../folders.ts';
import { type Pact, readPacts } from '../pact.ts';
import { startFakeApis } from '../verify/fake-apis.ts';
import { strengthExceptions } from './strength-exceptions.ts';
import { measure, type Measurement } from './strength-measure.ts';
import { GOAL, isStrong, rate, type Strength, tableOf } from './strength-report.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Measures the strength of the contracts and prints the figures of each contract.
 *
 * @returns the number of contracts that meet the goal, and of contracts that miss it
 * @throws UsageError when the command line is invalid
 */
export async function strength(args: string[]): Promise<Counts> {
  const measurements = await measureAll(choose(readPacts(pactsFolder), args));
  const strengths = measurements.map((measurement) => rate(measurement, strengthExceptions));
  for (const each of strengths) sayWhatFails(each);
  console.log(`\n${tableOf(strengths)}`);
  return add(strengths.map((each) => countOne(isStrong(each))));
}

function choose(pacts: readonly Pact[], args: string[]): readonly Pact[] {
  const name = readProvider(args);
  if (name === undefined) return pacts;
  const chosen = pacts.filter(({ provider }) => provider.name === name);
  if (chosen.length === 0) throw new UsageError(`there is no contract with "${name}"`);
  return chosen;
}

function readProvider(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { provider: { type: 'string' } } }).values.provider;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Measures contracts in parallel, because the states of one provider do not affect another
 * provider.
 */
async function measureAll(pacts: readonly Pact[]): Promise<Measurement[]> {
  const fakeApis = await startFakeApis();
  try {
    return await eachPact(pacts, (pact) => measure(pact, fakeApis));
  } finally {
    await fakeApis.stop();
  }
}

function sayWhatFails({ provider, survivors, stale, score }: Strength): void {
  for (const { interaction, path, kind } of survivors) {
    console.error(`✗ ${provider}: no test noticed ${path} ${kind} in "${interaction}"`);
  }
  for (const { interaction, path, kind } of stale) {
    console.error(
      `✗ ${provider}: ${path} ${kind} in "${interaction}" is listed as an exception, but was noticed`,
    );
  }
  if (score < GOAL) console.error(`✗ ${provider}: less than ${GOAL} % of the changes were noticed`);
}
