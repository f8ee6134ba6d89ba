import type { QualificationSubject, QualificationType, SubjectResult } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { resultsSchema, subjectsSchema, typesSchema } from './schema.ts';

export interface SubjectSelection {
  /** Id of the kind of qualification. */
  readonly typeId: string;
  /** Ids of one or more subjects of this kind, in any order. */
  readonly subjectIds: readonly string[];
}

/**
 * The qualifications that applicants study before they apply, and the subjects that they then apply
 * for (PLY-17). The data is the same for all users.
 */
export interface QualificationsClient {
  /** The kinds of qualification, in display order. */
  listQualificationTypes: (context: CallContext) => Promise<Result<QualificationType[]>>;
  /**
   * Lists the subjects of a kind of qualification, by name (PLY-5). An unknown kind returns 404.
   */
  listQualificationSubjects: (
    context: CallContext,
    typeId: string,
  ) => Promise<Result<QualificationSubject[]>>;
  /**
   * Lists the subjects of study that applicants with exactly these school subjects applied for,
   * most applicants first (PLY-16). The list is empty when too few applicants have these school
   * subjects (PLY-18). An unknown kind returns 404; a subject that does not belong to the kind
   * returns a failure.
   */
  listSubjectResults: (
    context: CallContext,
    selection: SubjectSelection,
  ) => Promise<Result<SubjectResult[]>>;
}

/**
 * Creates a client for qualifications-api. The specification does not define its paths, so the hub
 * defines them: the kinds and, below each kind, its subjects and results.
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

/** Each id is a separate parameter, so that an id may contain any character. */
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
