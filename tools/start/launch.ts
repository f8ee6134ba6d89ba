import { spawn } from 'node:child_process';
import { readAddresses, serviceVariables, type Addresses } from './environment.ts';
import { isPortTaken, waitForOk } from './network.ts';
import { copyOwnDates } from './own-dates.ts';
import { supervise, type Program } from './supervisor.ts';

/** The way to run the workspace: built, or from the sources with a watcher. */
export interface Mode {
  readonly nodeEnv: 'production' | 'development';
  /** Nx targets that must be up to date before the start. Nx skips targets that are up to date. */
  readonly prepare: readonly string[];
  /** Arguments of `node` for each program. */
  readonly hub: readonly string[];
  readonly services: readonly string[];
  readonly hubService: readonly string[];
}

/**
 * Runs the hub with its own service and its fake APIs until SIGINT, SIGTERM or SIGHUP, and prints
 * `hub ready <url>` when all respond.
 *
 * @returns the exit code: 0 when stopped by a signal, 1 when something failed
 */
export async function launch(mode: Mode): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort());
  }
  try {
    const addresses = readAddresses(process.env);
    await refuseTakenPorts(addresses);
    for (const target of mode.prepare) await prepare(target, stop.signal);
    return await runUntilStopped(mode, addresses, stop);
  } catch (error) {
    if (isAbort(error)) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function refuseTakenPorts(addresses: Addresses): Promise<void> {
  const ports: [name: string, port: number][] = [['PORT', addresses.hubPort]];
  if (addresses.needsFakeApis) ports.push(['SERVICES_PORT', addresses.servicesPort]);
  if (addresses.needsHubService) ports.push(['HUB_SERVICE_PORT', addresses.hubServicePort]);
  for (const [name, port] of ports) {
    if (await isPortTaken(port)) {
      throw new Error(
        `port ${port} is already in use: stop the program that uses it, or set ${name}`,
      );
    }
  }
}

/**
 * Brings an Nx target up to date. Its output is printed only when it fails, so that `hub ready` is
 * easy to see.
 */
async function prepare(target: string, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const child = spawn('nx', ['run', target, '--outputStyle=stream'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${Buffer.concat(output).toString()}\n${target} failed`);
  console.log(`${target} is up to date (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function runUntilStopped(
  mode: Mode,
  addresses: Addresses,
  stop: AbortController,
): Promise<number> {
  // Users reach the hub at PUBLIC_URL, so the identity provider must accept that address too.
  const names = [addresses.hubUrl, process.env['PUBLIC_URL'] ?? ''].filter((name) => name !== '');
  const env = { HUB_URL: names.join(), ...process.env, NODE_ENV: mode.nodeEnv };
  const { hubServiceUrl } = addresses;
  const ownUrls = addresses.needsHubService
    ? { HISTORY_URL: `${hubServiceUrl}/history`, OWN_DATES_URL: `${hubServiceUrl}/own-dates` }
    : {};
  const programs: Program[] = [{ name: 'the hub', args: mode.hub, env: { ...env, ...ownUrls } }];
  const probes = [`${addresses.hubUrl}/healthz`, `${addresses.hubUrl}/readyz`];
  if (addresses.needsFakeApis) {
    programs.unshift({ name: 'the fake APIs', args: mode.services, env });
    probes.unshift(`${addresses.servicesUrl}/healthz`);
  }
  if (addresses.needsHubService) {
    const variables = serviceVariables(env, addresses);
    const own = { LOG_LEVEL: 'warn', ...variables, NODE_ENV: mode.nodeEnv };
    programs.unshift({ name: "the hub's service", args: mode.hubService, env: own });
    probes.push(`${hubServiceUrl}/readyz`);
  }

  const ended = new AbortController();
  const exitCode = supervise(programs, stop.signal).finally(() => ended.abort());
  let unready: unknown;
  announce(probes, addresses, AbortSignal.any([stop.signal, ended.signal])).catch(
    (error: unknown) => {
      if (stop.signal.aborted || ended.signal.aborted) return;
      unready = error;
      stop.abort();
    },
  );
  const code = await exitCode;
  if (unready !== undefined) throw unready;
  return code;
}

async function announce(
  probes: readonly string[],
  addresses: Addresses,
  signal: AbortSignal,
): Promise<void> {
  for (const probe of probes) await waitForOk(probe, signal);
  if (addresses.needsHubService) await copyOwnDates(addresses, signal);
  console.log(`hub ready ${addresses.hubUrl}`);
  if (addresses.needsFakeApis) {
    console.log(
      'Sign in as any persona: the sign-in page lists them, and every password is "password".',
    );
  }
}

/** Whether an error was caused by an interrupted start. Such an error is not a failure. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
