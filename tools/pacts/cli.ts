import type { Counts } from '../suites/counts.ts';
import { check, generate } from './generate.ts';
import { UsageError } from './usage-error.ts';
import { verify } from './verify.ts';
import { verifyProviderCommand } from './verify-provider.ts';

const usage = `Usage: node tools/pacts/cli.ts <command>

  generate          writes pacts/ anew from the contract tests
  check             says whether pacts/ is what the contract tests write
  verify            holds the stand-ins of apps/services against pacts/
  verify-provider   holds a running service against its contract:
                    --provider NAME --base-url URL [--token TOKEN] [--state-url URL]`;

const commands = new Map<string, (args: string[]) => Promise<Counts>>([
  ['generate', generate],
  ['check', check],
  ['verify', verify],
  ['verify-provider', verifyProviderCommand],
]);

const [name = '', ...args] = process.argv.slice(2);
const command = commands.get(name);
if (command === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const { passed, failed } = await command(args);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
