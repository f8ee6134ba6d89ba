import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

const named = z.object({
  id: z.string().min(1).describe('what was chosen is kept and asked for by it'),
  name: z.string().min(1).describe('the name that people choose from or read'),
});

export const typesSchema = z
  .object({ types: eachOf(named) })
  .transform(({ types }): QualificationType[] => types);

export const subjectsSchema = z
  .object({ subjects: eachOf(named) })
  .transform(({ subjects }): QualificationSubject[] => subjects);

export const resultsSchema = z
  .object({
    results: eachOf(
      z.object({
        applicants: z.int().nonnegative().describe('how long the bar of the subject is'),
        subject: named,
      }),
    ),
  })
  .transform(({ results }): SubjectResult[] => results);
