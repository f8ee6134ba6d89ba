import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listJsonFiles } from '../pact.ts';

const paths = z.array(z.string());

/** The parts of a request that distinguish calls. */
const request = z.object({
  method: z.string(),
  /** Path and query. */
  path: z.string(),
  body: z.json().optional(),
});

/** The fields that a client read in its tests, written by `libs/api-clients/src/testing/fields`. */
const reading = z.object({
  api: z.string(),
  operation: z.string(),
  says: z.enum(['answer', 'refusal']),
  status: z.int(),
  /** Fields of the schema: `courses[].options[].duration`. */
  asked: paths,
  /** Fields whose values affect the result. */
  used: paths,
  /** Objects whose keys are data. In paths below them, `*` is any key. */
  listed: paths,
  requests: z.array(z.string().transform((text) => request.parse(JSON.parse(text)))),
});
export type Reading = z.infer<typeof reading>;

/**
 * The readings of all test files, except those of the client factory's tests, whose API does not
 * exist.
 */
export const readReadings = (folder: string): Reading[] =>
  listJsonFiles(folder)
    .filter((name) => !name.startsWith('http.'))
    .flatMap((name) =>
      z.array(reading).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    );

/** The folder of a client: `hub-events` for `hubEvents`. Its provider is `hub-events-api`. */
export const folderOf = (api: string): string =>
  api.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
