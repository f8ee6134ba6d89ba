import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses that must be known before the programs start. */
export interface Addresses {
  readonly hubPort: number;
  readonly servicesPort: number;
  readonly hubUrl: string;
  readonly servicesUrl: string;
  /** False when every upstream system has an address outside the fake APIs. */
  readonly needsFakeApis: boolean;
}

/**
 * The variables with the addresses of the systems behind the hub: the issuer, and one base URL for
 * each external API. Tools must not import the hub's own table of variables, but `.env.example` is
 * generated from that table, so this function reads `.env.example`. A variable that is not set gets
 * the address of the fake APIs.
 */
export function readUpstreamVariables(): string[] {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const sections = example.split(/\r?\n\r?\n/);
  const apis = sections.find((section) => section.startsWith('# External APIs')) ?? '';
  const urls = Array.from(apis.matchAll(/^([A-Z_]+_URL)=/gm), ([, name = '']) => name);
  if (urls.length === 0) throw new Error('.env.example has no external APIs');
  return ['OIDC_ISSUER', ...urls];
}

/**
 * Reads the addresses from environment variables. An empty variable counts as not set.
 *
 * @throws RangeError with the name of the variable when a port is invalid
 */
export function readAddresses(environment: Environment): Addresses {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const hubPort = readPort(env, 'PORT', 3000);
  const servicesPort = readPort(env, 'SERVICES_PORT', 4000);
  const servicesUrl = `http://127.0.0.1:${servicesPort}`;
  return {
    hubPort,
    servicesPort,
    hubUrl: `http://127.0.0.1:${hubPort}`,
    servicesUrl,
    needsFakeApis: readUpstreamVariables().some((name) =>
      (env[name] ?? servicesUrl).startsWith(servicesUrl),
    ),
  };
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`${name} must be a port number, not "${text}"`);
  }
  return port;
}
