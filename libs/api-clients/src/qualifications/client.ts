import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { resultsSchema, subjectsSchema, typesSchema } from './schema.ts';

/** The subjects that somebody has. */
export interface SubjectSelection {
  /** Id of the kind of qualification. */
  readonly typeId: string;
  /** Ids of one or more of its subjects, in any order. */
  readonly subjectIds: readonly string[];
}

/**
 * What people study before they apply, and what they then apply for (PLY-17). It is the same for
 * everybody.
 */
export interface QualificationsClient {
  /** The kinds of qualification, in the order in which they are offered. */
  listQualificationTypes: (context: CallContext) => Promise<Result<QualificationType[]>>;
  /** The subjects of a kind of qualification, by name (PLY-5). An unknown kind is not found. */
  listQualificationSubjects: (
    context: CallContext,
    typeId: string,
  ) => Promise<Result<QualificationSubject[]>>;
  /**
   * What people with exactly these subjects applied for, most applicants first (PLY-16). It is empty
   * when only a handful has them (PLY-18). An unknown kind is not found; a subject that the kind
   * does not have is refused.
   */
  listSubjectResults: (
    context: CallContext,
    selection: SubjectSelection,
  ) => Promise<Result<SubjectResult[]>>;
}

/**
 * Calls qualifications-api below its base URL. The specification does not show its paths, so they
 * are ours: the kinds, and below each of them its subjects and what people applied for.
 */
export function createQualificationsClient(http: Http, baseUrl: string): QualificationsClient {
  const call = http('qualifications', baseUrl);
  return {
    listQualificationTypes: (context) => call(types, context),

    listQualificationSubjects: (context, typeId) =>
      call(
        {
          name: 'listQualificationSubjects',
          method: 'GET',
          path: `${pathOf(typeId)}/subjects`,
          schema: subjectsSchema,
        },
        context,
      ),

    listSubjectResults: (context, { typeId, subjectIds }) =>
      call(
        {
          name: 'listSubjectResults',
          method: 'GET',
          path: `${pathOf(typeId)}/results?${parametersOf(subjectIds)}`,
          schema: resultsSchema,
        },
        context,
      ),
  };
}

const TYPES = '/api/v1/qualification-types';

const pathOf = (typeId: string): string => `${TYPES}/${encodeURIComponent(typeId)}`;

/** One parameter for each, so that an id may have any character. */
function parametersOf(subjectIds: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const id of subjectIds) parameters.append('subject', id);
  return parameters.toString();
}

const types = {
  name: 'listQualificationTypes',
  method: 'GET',
  path: TYPES,
  schema: typesSchema,
} as const;
