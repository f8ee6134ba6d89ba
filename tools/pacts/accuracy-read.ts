import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listJsonFiles } from './pact.ts';

const change = z.object({
  path: z.string(),
  kind: z.string(),
  /** The whole body; left out where nothing is left of it. */
  content: z.json().optional(),
  verdict: z.enum(['refused', 'same', 'another']),
});
export type JudgedChange = z.infer<typeof change>;

/** An answer of a contract test; `libs/api-clients/src/testing/verdicts` writes it. */
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

/** What the clients made of every change to the answers of their contract tests. */
export const readJudged = (folder: string): Judged[] =>
  listJsonFiles(folder).flatMap((name) =>
    z.array(judged).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
