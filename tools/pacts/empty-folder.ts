import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, type Counts } from '../suites/counts.ts';
import { pactFileName, pactsFolder } from './folders.ts';
import { parsePact } from './pact.ts';
import { passOn, type Proxy, startProxy } from './verify/proxy.ts';
import { pageName } from './pages/readme.ts';
import { type Ended, runToEnd } from './verify/run-to-end.ts';
import type { FakeApis } from './verify/fake-apis.ts';
import { fakeApiToken } from './verify/verify-provider.ts';

const PROVIDER = 'tracking-api';

/**
 * Follows the instructions on a contract's page literally, in a folder that contains only the
 * contract. The command must pass with the fake API, and fail with a proxy that sends one field
 * with the wrong type.
 */
export async function tryPage(fakeApis: FakeApis): Promise<Counts> {
  const file = join(pactsFolder, pactFileName(PROVIDER));
  const { length } = parsePact(readFileSync(file, 'utf8')).interactions;
  const broken = await startWithOneFieldWrong(fakeApis.url);
  try {
    const green = await runStep(fakeApis.url);
    const red = await runStep(broken.url);
    return add([
      say(
        `the step of ${pageName(PROVIDER)} passes in an empty folder`,
        green.exitCode === 0 && tried(green.output) === length,
        green.output,
      ),
      say(
        `the step of ${pageName(PROVIDER)} fails when one field is wrong, and names the field`,
        red.exitCode === 1 && tried(red.output) === length && red.output.includes('$.isInExtra'),
        red.output,
      ),
    ]);
  } finally {
    await broken.stop();
  }
}

/** A proxy that replaces one boolean field with a number. */
const startWithOneFieldWrong = (origin: string): Promise<Proxy> =>
  startProxy(async (request) => {
    const response = await passOn(origin, request);
    if (request.url !== '/tracking/uc/track' || response.status !== 200) return response;
    const content = JSON.parse(response.body) as object;
    return { ...response, body: JSON.stringify({ ...content, isInExtra: 7 }) };
  });

const tried = (output: string): number => output.split('returns a response which').length - 1;

function say(what: string, isSo: boolean, output: string): Counts {
  if (!isSo) console.error(output);
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  return { passed: isSo ? 1 : 0, failed: isSo ? 0 : 1 };
}

async function runStep(origin: string): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-folder-'));
  try {
    copyFileSync(join(pactsFolder, pactFileName(PROVIDER)), join(folder, pactFileName(PROVIDER)));
    return await runShell(commandFor(new URL(origin)), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command on the page, with the replacements that the page requires. */
function commandFor({ hostname, port }: URL): string {
  const page = readFileSync(join(pactsFolder, pageName(PROVIDER)), 'utf8');
  const command = /```sh\n([^`]+)```/.exec(page)?.[1];
  if (command === undefined) throw new Error(`${pageName(PROVIDER)} has no command`);
  return command
    .replaceAll('localhost', hostname)
    .replaceAll('8080', port)
    .replace('the-token-of-your-test-account', fakeApiToken)
    .replace('/_pact/provider-states', `/__control/${PROVIDER}/provider-states`);
}

function runShell(command: string, cwd: string): Promise<Ended> {
  // With the variables that npm sets for scripts of this checkout, npm in the new folder would use
  // this checkout.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(PACT_|npm_package|npm_config_local_prefix|INIT_CWD)/.test(name),
  );
  return runToEnd('sh', ['-c', command], {
    cwd,
    env: {
      ...(Object.fromEntries(environment) as NodeJS.ProcessEnv),
      NO_PROXY: '127.0.0.1',
      npm_config_prefer_offline: 'true',
    },
  });
}
