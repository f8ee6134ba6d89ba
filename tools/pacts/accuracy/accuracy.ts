import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { add, countOne, type Counts } from '../../suites/counts.ts';
import { accuracyExceptions } from './accuracy-exceptions.ts';
import { type Judged, type JudgedChange, readJudged } from './accuracy-read.ts';
import {
  type Accuracy,
  type AccuracyMeasurement,
  type Disagreement,
  isAccurate,
  rateAccuracy,
  tableOfAccuracy,
} from './accuracy-report.ts';
import { runClientTests } from './client-tests.ts';
import { eachPact } from '../each-pact.ts';
import { folderOf } from '../fields/fields-read.ts';
import { pactsFolder, workspaceRoot } from '../folders.ts';
import { type Pact, readPacts } from '../pact.ts';
import { type Interaction, interactionsOf } from '../strength/strength-contract.ts';
import { play, type Scene } from '../strength/strength-play.ts';

const reports = join(workspaceRoot, '.reports', 'accuracy');
const judgedFolder = join(reports, 'judged');

/**
 * Measures how well verifier and client agree, and prints the figures of each contract. The
 * verifier should reject the changes that the client rejects (recall), and accept the changes that
 * make no difference to the client (precision).
 *
 * @returns the numbers of accurate and of inaccurate contracts
 */
export async function accuracy(): Promise<Counts> {
  rmSync(reports, { recursive: true, force: true });
  const tests = runClientTests({
    projects: ['pact'],
    reportFile: join(reports, 'tests.json'),
    contractsFolder: join(reports, 'pacts'),
    env: { VERDICTS_FOLDER: judgedFolder },
  });
  const pacts = readPacts(pactsFolder);
  if (tests.failed > 0) {
    console.error('✗ the contract tests fail, so no contract was measured');
    return { passed: 0, failed: pacts.length };
  }

  const judged = readJudged(judgedFolder);
  const accuracies = await eachPact(pacts, async (pact) =>
    rateAccuracy(await measureAccuracy(pact, judged), accuracyExceptions),
  );
  for (const each of accuracies) sayWhatFails(each);
  console.log(`\n${tableOfAccuracy(accuracies)}`);
  return add(accuracies.map((each) => countOne(isAccurate(each))));
}

/**
 * A response to verify: a changed response, or the original when `change` is null. The original
 * must pass.
 */
interface Case {
  readonly interaction: Interaction;
  readonly change: JudgedChange | null;
}

/**
 * @throws when an unchanged example of the contract fails, because then there is nothing to compare
 */
async function measureAccuracy(
  pact: Pact,
  judged: readonly Judged[],
): Promise<AccuracyMeasurement> {
  const provider = pact.provider.name;
  const own = judged.filter(({ api }) => `${folderOf(api)}-api` === provider);
  const cases = interactionsOf(pact).flatMap((interaction) => casesOf(interaction, own));
  const scenes = cases.map(({ interaction, change }): Scene => {
    const content = change === null ? exampleOf(interaction) : change.content;
    return { interaction, respond: () => answerWith(interaction, content) };
  });
  const passed = await play(pact, scenes, null);
  const verdicts = cases.map((each, index) => ({ ...each, isGreen: passed[index] === true }));
  const broken = verdicts.find(({ change, isGreen }) => change === null && !isGreen);
  if (broken !== undefined) {
    throw new Error(`${broken.interaction.description}: its example fails without any change`);
  }
  const count = (verdict: JudgedChange['verdict']) =>
    cases.filter(({ change }) => change?.verdict === verdict).length;
  const disagreements = verdicts.flatMap(({ interaction, change, isGreen }): Disagreement[] => {
    if (change === null || isGreen === (change.verdict === 'same')) return [];
    const { path, kind } = change;
    const is = isGreen ? 'missed' : 'strict';
    return [{ interaction: interaction.description, path, kind, is }];
  });
  return { provider, refused: count('refused'), same: count('same'), disagreements };
}

/**
 * The cases to verify for an interaction. Changes to another valid value are left out, because the
 * client's result for such a value depends on the state.
 */
function casesOf(interaction: Interaction, judged: readonly Judged[]): Case[] {
  const about = judged.find((each) => isAbout(each, interaction));
  if (about === undefined) return [];
  const changes = about.changes.filter(({ verdict }) => verdict !== 'another');
  return [null, ...changes].map((change) => ({ interaction, change }));
}

/** Whether a contract test recorded this interaction: request and example are the same. */
function isAbout(
  { method, path, sent, status, content }: Judged,
  interaction: Interaction,
): boolean {
  const { request, response } = interaction;
  const url = new URL(path, 'http://api.invalid');
  return (
    method === request.method &&
    status === response.status &&
    decodeURI(url.pathname) === decodeURI(request.path) &&
    isDeepStrictEqual(queryOf(url), request.query ?? {}) &&
    isDeepStrictEqual(sent ?? null, request.body?.content ?? null) &&
    isDeepStrictEqual(content, exampleOf(interaction))
  );
}

function queryOf({ searchParams }: URL): Record<string, string[]> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  );
}

/** The body of a contract's example: JSON, or the text of a file. */
function exampleOf({ response: { body } }: Interaction): unknown {
  if (body === undefined || body.encoded === false) return body?.content;
  return Buffer.from(z.string().parse(body.content), 'base64').toString();
}

function answerWith({ response: { status, headers = {} } }: Interaction, content: unknown) {
  const body = typeof content === 'string' ? content : JSON.stringify(content ?? null);
  const sent = Object.entries(headers).map(([name, values]) => [name, values.join()] as const);
  return { status, headers: Object.fromEntries(sent), body };
}

const says = {
  missed: 'the client refuses this change, but the verifier accepts it:',
  strict: 'the client ignores this change, but the verifier refuses it:',
};

function sayWhatFails({ provider, failing, stale }: Accuracy): void {
  for (const { interaction, path, kind, is } of failing) {
    console.error(`✗ ${provider}: ${says[is]} ${path} ${kind} in "${interaction}"`);
  }
  for (const { path, kind } of stale) {
    console.error(
      `✗ ${provider}: ${path} ${kind} is listed as an exception, but client and verifier agree`,
    );
  }
}
