/**
 * The variables that say where the systems behind the hub are. One that is not set points at the
 * fake APIs.
 */
const upstreamVariables = [
  'OIDC_ISSUER',
  'TRACKING_URL',
  'APPLY_URL',
  'COURSES_URL',
  'CONTENT_URL',
  'EVENTS_URL',
  'HUB_EVENTS_URL',
  'HISTORY_URL',
  'IDENTITY_URL',
  'ADDRESS_URL',
  'PHONE_URL',
  'SCHOOLS_URL',
  'GEOCODE_URL',
  'QUALIFICATIONS_URL',
  'SUPPORT_URL',
  'SPOTLIGHTS_URL',
  'CAREERS_URL',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What a start needs to know before anything runs. */
export interface Addresses {
  readonly hubPort: number;
  readonly servicesPort: number;
  readonly hubUrl: string;
  readonly servicesUrl: string;
  /** False when every system behind the hub is set to be somewhere else. */
  readonly needsFakeApis: boolean;
}

/**
 * Reads the addresses from environment variables. An empty variable counts as not set.
 *
 * @throws RangeError naming the variable when a port is not one
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
    needsFakeApis: upstreamVariables.some((name) =>
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
