import type { Counts } from '../suites/counts.ts';
import { check, generate } from './generate.ts';
import { UnreachableError } from './unreachable-error.ts';
import { UsageError } from './usage-error.ts';
import { verify } from './verify.ts';
import { verifyProviderCommand } from './verify-provider.ts';

const usage = `Usage: node tools/pacts/cli.ts <command>

  generate          writes pacts/ anew from the contract tests
  check             says whether pacts/ is what the contract tests write
  verify            holds the stand-ins of apps/services against pacts/
  verify-provider   holds a running service against its contract:
                    --provider NAME --base-url URL [--token TOKEN] [--state-url URL]
                    [--pact FILE-OR-URL] [--description TEXT] [--state TEXT] [--junit FILE]

It ends with 0 when all passed, 1 when something failed, 2 when it was called wrongly, and 3 when
the service, its state endpoint or the contract could not be reached.`;

const commands = new Map<string, (args: string[]) => Promise<Counts>>([
  ['generate', generate],
  ['check', check],
  ['verify', verify],
  ['verify-provider', verifyProviderCommand],
]);

/**
 * Runs the command that the arguments name, and says how it went.
 *
 * @returns the exit code of the program
 */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (command === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    const { passed, failed } = await command(args);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof UnreachableError) {
      console.error(error.message);
      return 3;
    }
    throw error;
  }
}
