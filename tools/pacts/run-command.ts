import type { Counts } from '../suites/counts.ts';
import { accuracy } from './accuracy/accuracy.ts';
import {
  canIDeployCommand,
  createEnvironmentCommand,
  publishCommand,
  recordDeploymentCommand,
} from './broker/broker.ts';
import { fields } from './fields/fields.ts';
import { check, generate } from './generate.ts';
import { strength } from './strength/strength.ts';
import { UnreachableError } from './verify/unreachable-error.ts';
import { UsageError } from './usage-error.ts';
import { verifyService } from './verify/hub-service.ts';
import { verify } from './verify/verify.ts';
import { verifyProviderCommand } from './verify/verify-provider.ts';

const usage = `Usage: node tools/pacts/cli.ts <command>

  generate          writes pacts/ from the contract tests
  check             checks that pacts/ is the output of the contract tests
  fields            compares the fields in pacts/ with the fields that the clients read
  verify            verifies the fake APIs of apps/fake-apis against pacts/
  verify-service    verifies the hub's own service of apps/hub-service against its contracts
  strength          measures whether a verification with pacts/ notices every change of a response or
                    request: [--provider NAME]
  accuracy          measures whether the verifier refuses the responses that the clients refuse, and
                    accepts changes that the clients ignore
  verify-provider   verifies a running service against its contract:
                    --provider NAME --base-url URL [--token TOKEN] [--state-url URL]
                    [--pact FILE-OR-URL] [--description TEXT] [--state TEXT] [--junit FILE]

With a Pact Broker, whose address and credentials are in PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN
(or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD):

  publish             publishes the contracts of this commit
  create-environment  creates --environment NAME at the broker, once
  can-i-deploy        checks with the broker whether this commit may be deployed to
                      --environment NAME
  record-deployment   records that this commit is deployed to --environment NAME

The exit code is 0 when all passed, 1 when something failed, 2 when the command line is wrong, and 3
when the service, its state endpoint, the contract or the broker could not be reached.`;

/**
 * Wraps a command so that it prints the numbers of passed and failed checks at its end, and returns
 * an exit code.
 */
const counted =
  (command: (args: string[]) => Promise<Counts>) =>
  async (args: string[]): Promise<number> => {
    const { passed, failed } = await command(args);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };

/** The commands by name. Each returns its exit code. */
const commands = new Map<string, (args: string[]) => Promise<number>>([
  ['generate', counted(generate)],
  ['check', counted(check)],
  ['fields', counted(fields)],
  ['verify', counted(verify)],
  ['verify-service', counted(verifyService)],
  ['strength', counted(strength)],
  ['accuracy', counted(accuracy)],
  ['verify-provider', counted(verifyProviderCommand)],
  ['publish', publishCommand],
  ['create-environment', createEnvironmentCommand],
  ['can-i-deploy', canIDeployCommand],
  ['record-deployment', recordDeploymentCommand],
]);

/** @returns the exit code of the program */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (command === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    return await command(args);
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
