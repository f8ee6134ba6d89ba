import { arts } from './arts.ts';
import { healthSubjects } from './health.ts';
import { humanities } from './humanities.ts';
import { sciences } from './science.ts';
import { societySubjects } from './society.ts';
import type { Subject } from './subject.ts';
import { technologies } from './technology.ts';

export const subjects: readonly Subject[] = [
  ...arts,
  ...healthSubjects,
  ...humanities,
  ...sciences,
  ...societySubjects,
  ...technologies,
].sort((one, other) => Number(one.id) - Number(other.id));

const byId: ReadonlyMap<string, Subject> = new Map(
  subjects.map((subject) => [subject.id, subject]),
);

/** @throws Error when the subject guide does not exist */
export function subjectOf(id: string): Subject {
  const subject = byId.get(id);
  if (subject === undefined) throw new Error(`there is no subject guide ${id}`);
  return subject;
}
