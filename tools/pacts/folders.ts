import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

/** The contracts: generated, committed, for the API teams to read. */
export const pactsFolder = join(workspaceRoot, 'pacts');

/** Where the contract tests of `libs/api-clients` write. */
export const rawPactsFolder = join(workspaceRoot, '.reports', 'pacts');

/** The file name of the contract with a provider, for example `tracking-api`. */
export const pactFileName = (provider: string): string => `applicant-hub-${provider}.json`;

/** In `pacts/`: the contracts as OpenAPI. */
export const OPENAPI_FOLDER = 'openapi';

/** The file of a contract as OpenAPI, in `pacts/`, for example `openapi/tracking-api.json`. */
export const openApiFileName = (provider: string): string => `${OPENAPI_FOLDER}/${provider}.json`;
