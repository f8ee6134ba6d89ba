import { join } from 'node:path';
import { z } from 'zod';
import type { LinkEndpoint } from './links/link-owner.ts';
import { logLevels } from './operations/log.ts';
import type { ServiceOptions } from './service.ts';
import { migrations } from './store/migrations/index.ts';

/** The folder of the embedded database: in `.data` at the root of the repository. */
const DEFAULT_DATA = join(import.meta.dirname, '../../../.data/hub-service');

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number <= max, `must be at most ${max}`);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));

/** This secret is public, so production refuses it. */
const DEVELOPMENT_SECRET = 'hub-service-development-secret';

const variables = z
  .object({
    HUB_ENV: z.enum(['dev', 'test', 'prod'], 'must be dev, test or prod').default('dev'),
    HUB_SERVICE_HOST: z.string().default('127.0.0.1'),
    HUB_SERVICE_PORT: wholeNumber(65_535).default(4001),
    HUB_SERVICE_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' })
      .optional(),
    HUB_SERVICE_DATA: z.string().default(DEFAULT_DATA),
    HUB_SERVICE_AUDIENCE: z.string().default('urn:applicant-hub:apis'),
    HUB_SERVICE_LINKS_URL: httpUrl.optional(),
    HUB_SERVICE_CLIENT_ID: z.string().default('hub-service'),
    HUB_SERVICE_CLIENT_SECRET: z.string().default(DEVELOPMENT_SECRET),
    OIDC_ISSUER: httpUrl.default('http://127.0.0.1:4000/oidc'),
    SHUTDOWN_NOTICE_MS: wholeNumber(60_000).optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .superRefine((env, context) => {
    if (env.HUB_ENV !== 'prod') return;
    const refuse = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.HUB_SERVICE_DATABASE_URL === undefined) {
      refuse('HUB_SERVICE_DATABASE_URL', 'is required in prod');
    }
    for (const name of ['OIDC_ISSUER', 'HUB_SERVICE_LINKS_URL'] as const) {
      if (env[name]?.startsWith('http:')) refuse(name, 'must begin with https:// in prod');
    }
    if (
      env.HUB_SERVICE_LINKS_URL !== undefined &&
      env.HUB_SERVICE_CLIENT_SECRET === DEVELOPMENT_SECRET
    ) {
      refuse('HUB_SERVICE_CLIENT_SECRET', 'is required in prod');
    }
  });

type Variables = z.output<typeof variables>;

export interface Config extends ServiceOptions {
  readonly logLevel: Variables['LOG_LEVEL'];
}

/**
 * Reads the options from environment variables. An empty variable counts as not set.
 *
 * @throws RangeError with one line that names the invalid variables
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join()} ${message}`);
    throw new RangeError(`configuration: ${problems.join('; ')}`);
  }
  const env = result.data;
  const { HUB_SERVICE_DATABASE_URL: url } = env;
  return {
    host: env.HUB_SERVICE_HOST,
    port: env.HUB_SERVICE_PORT,
    place:
      url === undefined
        ? { kind: 'embedded', folder: env.HUB_SERVICE_DATA }
        : { kind: 'server', url },
    migrations,
    issuer: env.OIDC_ISSUER,
    audience: env.HUB_SERVICE_AUDIENCE,
    linkEndpoint: linkEndpointOf(env),
    noticeMs: env.SHUTDOWN_NOTICE_MS ?? (env.HUB_ENV === 'prod' ? 5_000 : 0),
    logLevel: env.LOG_LEVEL,
  };
}

function linkEndpointOf(env: Variables): LinkEndpoint | null {
  const { HUB_SERVICE_LINKS_URL: url } = env;
  if (url === undefined) return null;
  return {
    url,
    clientId: env.HUB_SERVICE_CLIENT_ID,
    clientSecret: env.HUB_SERVICE_CLIENT_SECRET,
  };
}
