import { z } from 'zod';
import type { Records } from '#src/store/records.ts';
import { chanceOf } from '../courses/chance.ts';
import { careers } from './catalogue.ts';

export const career = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
});
type Career = z.infer<typeof career>;

export interface Matches {
  /** Null when the quiz is unknown. */
  find: (account: string, assessmentId: string) => readonly Career[] | null;
  put: (account: string, assessmentId: string, careers: readonly Career[]) => void;
}

const MATCHES = 8;

const all: readonly Career[] = Object.entries(careers).map(([id, [title, summary]]) => ({
  id,
  title,
  summary,
  url: `/explore/careers/${id}`,
}));

/**
 * Without stored matches, the careers of a quiz depend only on its id, so each quiz always has the
 * same careers, and they differ between quizzes.
 */
export function matchesOf(records: Records): Matches {
  const put = records.collection<readonly Career[]>('careers', 'match');
  return {
    find: (account, id) => put.find(account, id) ?? (/\d/.test(id) ? drawn(id) : null),
    put: (account, id, found) => put.put(account, id, found),
  };
}

const drawn = (assessmentId: string): Career[] =>
  all
    .map((found) => ({ found, place: chanceOf(`${assessmentId} ${found.id}`) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, MATCHES)
    .map(({ found }) => found);
