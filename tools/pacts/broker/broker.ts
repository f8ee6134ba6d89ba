import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pactsFolder, workspaceRoot } from '../folders.ts';
import { listJsonFiles } from '../pact.ts';
import { runPactCli } from './pact-cli.ts';
import { readRevision, type Revision } from './revision.ts';
import { reach } from '../verify/state-url.ts';
import { UsageError } from '../usage-error.ts';

const CONSUMER = 'applicant-hub';

/**
 * Third-party services. They neither verify contracts nor record deployments with our broker, so
 * their contracts are verified only by our fake APIs. Every other API must have verified its
 * contract.
 */
export const thirdParties: readonly string[] = ['address-api', 'adverts-api'];

/**
 * Publishes every contract to the broker, with this commit as its version.
 *
 * @returns the exit code
 */
export const publishCommand = (args: string[]): Promise<number> =>
  withBroker(NOTHING_TO_DO, () => {
    parse(args, {});
    return publish(readRevision(workspaceRoot));
  });

/**
 * Checks with the broker whether this commit can be deployed to an environment: every API deployed
 * there must have verified its contract.
 *
 * @returns the exit code: 1 when it cannot be deployed, 3 when no broker is configured
 */
export const canIDeployCommand = (args: string[]): Promise<number> =>
  withBroker(NO_BROKER, () => canIDeploy(environmentIn(args), readRevision(workspaceRoot)));

/**
 * Records in the broker that this commit is now deployed to an environment.
 *
 * @returns the exit code
 */
export const recordDeploymentCommand = (args: string[]): Promise<number> =>
  withBroker(NOTHING_TO_DO, () =>
    recordDeployment(environmentIn(args), readRevision(workspaceRoot)),
  );

/**
 * Creates an environment in the broker. Required once, before the first deployment to it.
 *
 * @returns the exit code
 */
export const createEnvironmentCommand = (args: string[]): Promise<number> =>
  withBroker(NOTHING_TO_DO, () => createEnvironment(environmentIn(args)));

export function publish({ sha, branch }: Revision): Promise<number> {
  if (branch === null)
    throw new UsageError('no branch is checked out, but the broker needs the name of a branch');
  const files = listJsonFiles(pactsFolder).map((name) => join(pactsFolder, name));
  return callBroker('publish', ...files, '--consumer-app-version', sha, '--branch', branch);
}

export const canIDeploy = (environment: string, { sha }: Revision): Promise<number> =>
  callBroker(
    'can-i-deploy',
    ...['--pacticipant', CONSUMER, '--version', sha, '--to-environment', environment],
    ...thirdParties.flatMap((name) => ['--ignore', name]),
  );

export const recordDeployment = (environment: string, { sha }: Revision): Promise<number> =>
  callBroker(
    'record-deployment',
    ...['--pacticipant', CONSUMER, '--version', sha, '--environment', environment],
  );

export const createEnvironment = (environment: string): Promise<number> =>
  callBroker(
    'create-environment',
    ...['--name', environment, ...(environment === 'production' ? ['--production'] : [])],
  );

/** Message and exit code of a command when no broker is configured. */
interface WithoutBroker {
  readonly says: string;
  readonly exitCode: number;
}

const NOTHING_TO_DO: WithoutBroker = { says: 'so this command does nothing', exitCode: 0 };
const NO_BROKER: WithoutBroker = {
  says: 'so it is unknown whether the deployment is allowed',
  exitCode: 3,
};

async function withBroker(
  { says, exitCode }: WithoutBroker,
  command: () => Promise<number>,
): Promise<number> {
  if (settings()['PACT_BROKER_BASE_URL'] !== undefined) return command();
  console.log(`PACT_BROKER_BASE_URL is not set: there is no Pact Broker, ${says}.`);
  return exitCode;
}

/** @throws UnreachableError when the broker is not reachable */
async function callBroker(...args: string[]): Promise<number> {
  const environment = settings();
  await reach(brokerUrl(environment));
  const { exitCode, output } = await runPactCli('pact-broker', args, environment);
  console.log(output.trim());
  return exitCode;
}

function brokerUrl({ PACT_BROKER_BASE_URL: text = '' }: Record<string, string>): URL {
  const url = URL.parse(text);
  if (url === null) throw new UsageError(`PACT_BROKER_BASE_URL is not a URL`);
  return url;
}

/** The environment variables of the broker. Pipelines set unused variables to an empty string. */
const settings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('PACT_BROKER_') && value ? [[name, value]] : [],
    ),
  );

function environmentIn(args: string[]): string {
  const { environment } = parse(args, { environment: { type: 'string' } });
  if (typeof environment === 'string' && environment !== '') return environment;
  throw new UsageError('--environment is missing, for example --environment production');
}

function parse(args: string[], options: Record<string, { type: 'string' }>) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
