import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

/** The folder of the generated contracts. They are committed, and the API teams read them. */
export const pactsFolder = join(workspaceRoot, 'pacts');

/** Output folder of the contract tests of `libs/api-clients`. */
export const rawPactsFolder = join(workspaceRoot, '.reports', 'pacts');

export const pactFileName = (provider: string): string => `applicant-hub-${provider}.json`;

export const OPENAPI_FOLDER = 'openapi';

/**
 * Name of the OpenAPI file for a contract, relative to `pacts/`, for example
 * `openapi/tracking-api.json`.
 */
export const openApiFileName = (provider: string): string => `${OPENAPI_FOLDER}/${provider}.json`;
