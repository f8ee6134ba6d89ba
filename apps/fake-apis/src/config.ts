import { join } from 'node:path';
import { z } from 'zod';
import type { ServicesOptions } from './services.ts';

/** The data file if `SERVICES_DATA` is not set: in `.data` at the root of the repository. */
const DEFAULT_DATA_FILE = join(import.meta.dirname, '../../../.data/services.sqlite');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must be between ${min} and ${max}`);

const origins = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim().replace(/\/+$/, '')))
  .refine(
    (urls) => urls.every((url) => URL.parse(url)?.origin === url),
    'must be a comma-separated list of origins, for example http://127.0.0.1:3000',
  );

const variables = z.object({
  SERVICES_PORT: wholeNumber(0, 65_535).default(4000),
  SERVICES_DATA: z.string().default(DEFAULT_DATA_FILE),
  HUB_ENV: z.enum(['dev', 'test', 'prod'], 'must be dev, test or prod').default('dev'),
  CONTROL: z.enum(['on', 'off'], 'must be on or off').optional(),
  HUB_URL: origins.default(['http://127.0.0.1:3000']),
  HUB_NOW: z.iso
    .datetime({ offset: true, error: 'must be an ISO date and time with an offset' })
    .transform((text) => new Date(text))
    .optional(),
  OIDC_CLIENT_ID: z.string().default('applicant-hub'),
  OIDC_CLIENT_SECRET: z.string().default('applicant-hub-development-secret'),
  HUB_SERVICE_CLIENT_ID: z.string().default('hub-service'),
  HUB_SERVICE_CLIENT_SECRET: z.string().default('hub-service-development-secret'),
  ACCESS_TOKEN_TTL: wholeNumber(1, 86_400).default(900),
  ADDRESS_KEY: z.string().default('development-key'),
});

/**
 * Reads the options from environment variables. An empty variable counts as not set.
 *
 * @throws RangeError with one line that names the invalid variables
 */
export function readOptions(environment: NodeJS.ProcessEnv): ServicesOptions {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join()} ${message}`);
    throw new RangeError(`configuration: ${problems.join('; ')}`);
  }
  const env = result.data;
  const { HUB_NOW: fixedNow } = env;
  return {
    port: env.SERVICES_PORT,
    dataFile: env.SERVICES_DATA,
    control: (env.CONTROL ?? (env.HUB_ENV === 'prod' ? 'off' : 'on')) === 'on',
    clock: () => fixedNow ?? new Date(),
    client: { id: env.OIDC_CLIENT_ID, secret: env.OIDC_CLIENT_SECRET, origins: env.HUB_URL },
    serviceClient: { id: env.HUB_SERVICE_CLIENT_ID, secret: env.HUB_SERVICE_CLIENT_SECRET },
    accessTokenTtl: env.ACCESS_TOKEN_TTL,
    addressKey: env.ADDRESS_KEY,
  };
}
