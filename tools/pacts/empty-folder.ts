import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, type Counts } from '../suites/counts.ts';
import { pactFileName, pactsFolder } from './folders.ts';
import { startWithOneFieldWrong } from './one-field-wrong.ts';
import { parsePact } from './pact.ts';
import { pageName } from './readme.ts';
import type { StandIns } from './stand-ins.ts';
import { standInToken } from './verify-provider.ts';

const PROVIDER = 'tracking-api';

/**
 * Does what the page of a contract says, as it says it, in a folder with nothing but the contract:
 * it must be green with the stand-in, and red with one that sends one field in the wrong type.
 */
export async function tryPage(standIns: StandIns): Promise<Counts> {
  const file = join(pactsFolder, pactFileName(PROVIDER));
  const { length } = parsePact(readFileSync(file, 'utf8')).interactions;
  const broken = await startWithOneFieldWrong(standIns.url, {
    path: '/tracking/uc/track',
    field: 'personalId',
    value: 7,
  });
  try {
    const green = await runStep(standIns.url);
    const red = await runStep(broken.url);
    return add([
      say(
        `the step of ${pageName(PROVIDER)} is green from an empty folder`,
        green.exitCode === 0 && tried(green.output) === length,
        green.output,
      ),
      say(
        `the step of ${pageName(PROVIDER)} is red when one field is wrong, and names it`,
        red.exitCode === 1 && tried(red.output) === length && red.output.includes('$.personalId'),
        red.output,
      ),
    ]);
  } finally {
    broken.stop();
  }
}

/** How many interactions got an answer. */
const tried = (output: string): number => output.split('returns a response which').length - 1;

function say(what: string, isSo: boolean, output: string): Counts {
  if (!isSo) console.error(output);
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  return { passed: isSo ? 1 : 0, failed: isSo ? 0 : 1 };
}

async function runStep(origin: string): Promise<{ exitCode: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-folder-'));
  try {
    copyFileSync(join(pactsFolder, pactFileName(PROVIDER)), join(folder, pactFileName(PROVIDER)));
    return await runShell(commandFor(new URL(origin)), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command on the page, with what the page says to change. */
function commandFor({ hostname, port }: URL): string {
  const page = readFileSync(join(pactsFolder, pageName(PROVIDER)), 'utf8');
  const command = /```sh\n([^`]+)```/.exec(page)?.[1];
  if (command === undefined) throw new Error(`${pageName(PROVIDER)} has no command`);
  return command
    .replaceAll('localhost', hostname)
    .replaceAll('8080', port)
    .replace('the-token-of-your-test-account', standInToken)
    .replace('/_pact/provider-states', `/__control/${PROVIDER}/provider-states`);
}

async function runShell(command: string, folder: string) {
  // What npm says of this checkout to its scripts would lead the reader's own npm back into it.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(PACT_|npm_package|npm_config_local_prefix|INIT_CWD)/.test(name),
  );
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...(Object.fromEntries(environment) as NodeJS.ProcessEnv),
      NO_PROXY: '127.0.0.1',
      npm_config_prefer_offline: 'true',
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise<{ exitCode: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
