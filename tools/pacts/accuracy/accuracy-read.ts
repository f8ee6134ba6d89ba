import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listJsonFiles } from '../pact.ts';

const change = z.object({
  path: z.string(),
  kind: z.string(),
  /** The whole changed body. It is missing when the change removes the body. */
  content: z.json().optional(),
  verdict: z.enum(['refused', 'same', 'another']),
});
export type JudgedChange = z.infer<typeof change>;

/** A response of a contract test, written by `libs/api-clients/src/testing/verdicts`. */
const judged = z.object({
  api: z.string(),
  method: z.string(),
  path: z.string(),
  sent: z.json().optional(),
  status: z.int(),
  content: z.json().optional(),
  changes: z.array(change),
});
export type Judged = z.infer<typeof judged>;

/** Reads the clients' verdicts on every change to the responses of their contract tests. */
export const readJudged = (folder: string): Judged[] =>
  listJsonFiles(folder).flatMap((name) =>
    z.array(judged).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
