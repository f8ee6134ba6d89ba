import type { Result, SubjectSelection } from '@applicant-hub/api-clients';
import {
  type QualificationSubject,
  type QualificationType,
  type RankedSubject,
  rankSubjects,
  type SubjectBar,
  type SubjectResult,
} from '@applicant-hub/domain';
import type { AccountCall } from '../discovery/call.server.ts';
import { remembered } from '../discovery/reference.server.ts';

/** The kinds of qualification (PLY-17). */
export const getQualificationTypes = (call: AccountCall): Promise<Result<QualificationType[]>> =>
  remembered(call, 'qualification-types', (context) =>
    call.context.clients.qualifications.listQualificationTypes(context),
  );

/** The subjects of a kind of qualification (PLY-5). */
export const getQualificationSubjects = (
  call: AccountCall,
  typeId: string,
): Promise<Result<QualificationSubject[]>> =>
  remembered(call, `qualification-subjects:${typeId}`, (context) =>
    call.context.clients.qualifications.listQualificationSubjects(context, typeId),
  );

/** What people with exactly these subjects applied for, as the qualification service says it. */
export const getSubjectResults = (
  call: AccountCall,
  { typeId, subjectIds }: SubjectSelection,
): Promise<Result<SubjectResult[]>> => {
  const ids = [...subjectIds].sort();
  return remembered(call, `subject-results:${keyOf([typeId, ...ids])}`, (context) =>
    call.context.clients.qualifications.listSubjectResults(context, { typeId, subjectIds: ids }),
  );
};

/**
 * The same as the published figures say it (PLY-14). Of their thousands of rows only the ranking of
 * these subjects is kept at hand: reading all of them for every page would cost more than the page.
 *
 * @param wanted names of the kind of qualification and of the subjects, in any order
 */
export const getRankedSubjects = (
  call: AccountCall,
  { qualification, subjects }: Pick<SubjectBar, 'qualification' | 'subjects'>,
): Promise<Result<RankedSubject[]>> => {
  const names = [...subjects].sort();
  return remembered(call, `ranked-subjects:${keyOf([qualification, ...names])}`, async () => {
    const bars = await getSubjectBars(call);
    return bars.ok
      ? { ok: true, value: rankSubjects(bars.value, { qualification, subjects: names }) }
      : bars;
  });
};

const getSubjectBars = (call: AccountCall): Promise<Result<SubjectBar[]>> =>
  remembered(call, 'subject-bars', (context) => call.context.clients.content.subjectBars(context));

/** Names and ids may have any character. */
const keyOf = (parts: readonly string[]): string => JSON.stringify(parts);
