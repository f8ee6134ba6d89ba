import type { Result, SubjectSelection } from '@applicant-hub/api-clients';
import {
  type QualificationSubject,
  type QualificationType,
  type Ranked,
  type SubjectBar,
  subjectRankings,
  type SubjectResult,
} from '@applicant-hub/domain';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { cached, cachedInMemory } from '#app/features/reference-data/reference.server.ts';

export const getQualificationTypes = (call: SessionScope): Promise<Result<QualificationType[]>> =>
  cached(call, 'qualification-types', (context) =>
    requireApi(call.context, 'qualifications').listQualificationTypes(context),
  );

export const getQualificationSubjects = (
  call: SessionScope,
  typeId: string,
): Promise<Result<QualificationSubject[]>> =>
  cached(call, `qualification-subjects:${typeId}`, (context) =>
    requireApi(call.context, 'qualifications').listQualificationSubjects(context, typeId),
  );

/**
 * Returns the subjects that applicants with exactly these school subjects applied for, from the
 * qualification service.
 */
export const getSubjectResults = (
  call: SessionScope,
  { typeId, subjectIds }: SubjectSelection,
): Promise<Result<SubjectResult[]>> => {
  const ids = [...subjectIds].sort();
  return cached(call, `subject-results:${keyOf([typeId, ...ids])}`, (context) =>
    requireApi(call.context, 'qualifications').listSubjectResults(context, {
      typeId,
      subjectIds: ids,
    }),
  );
};

/**
 * Returns the subjects that applicants with these school subjects applied for, from the published
 * figures (PLY-14). The thousands of rows are parsed and sorted once and cached by the process,
 * because parsing them for every page would cost more than the page itself.
 *
 * @param wanted names of the kind of qualification and of the subjects, in any order
 */
export async function getRankedSubjects(
  call: SessionScope,
  wanted: Pick<SubjectBar, 'qualification' | 'subjects'>,
): Promise<Result<Ranked[]>> {
  const rankings = await cachedInMemory(call, 'subject-rankings', async (context) => {
    const bars = await call.context.clients.content.subjectBars(context);
    return bars.ok ? { ok: true, value: subjectRankings(bars.value) } : bars;
  });
  return rankings.ok ? { ok: true, value: rankings.value(wanted) } : rankings;
}

/** Encodes the key as JSON, because ids may contain any character. */
const keyOf = (parts: readonly string[]): string => JSON.stringify(parts);
