import { m } from '@applicant-hub/copy';
import { SummaryList, type SummaryRow } from '@applicant-hub/design-system';
import type { QualificationSubject, QualificationType } from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { type Change, peopleLikePath } from '#app/platform/paths/people-like-path.ts';

export interface SelectionProps {
  readonly type: QualificationType;
  /** Ids of the chosen subjects. */
  readonly subjects: readonly string[];
  /** The subjects of the results; undefined while the applicant is choosing subjects. */
  readonly chosen?: readonly QualificationSubject[];
}

/** The selection, each part with a link to change it (PLY-8). */
export function Selection({ type, subjects, chosen }: SelectionProps) {
  const row = (term: string, value: string, change: Change, label: string): SummaryRow => ({
    term,
    value: <span {...publishedText}>{value}</span>,
    actions: [{ href: peopleLikePath({ type: type.id, subjects, change }), label }],
  });
  const qualification = row(
    m.people_qualification(),
    type.name,
    'qualification',
    m.people_change_qualification(),
  );
  const rest = chosen && [
    row(
      m.people_subjects(),
      chosen.map(({ name }) => name).join(', '),
      'subjects',
      m.people_change_subjects(),
    ),
  ];
  return <SummaryList rows={[qualification, ...(rest ?? [])]} />;
}
