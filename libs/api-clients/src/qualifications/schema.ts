import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';

const named = z.object({
  id: z.string().min(1).describe('identifies the chosen item when it is saved or requested'),
  name: z.string().min(1).describe('the name in lists and texts'),
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
        applicants: z.int().nonnegative().describe('the length of the bar of the subject'),
        subject: named,
      }),
    ),
  })
  .transform(({ results }): SubjectResult[] => results);
