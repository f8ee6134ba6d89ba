import { m } from '@applicant-hub/copy';
import type { Scheme, StudyLevel } from '@applicant-hub/domain';

export function schemeWords(scheme: Scheme, studyLevel: StudyLevel): string {
  if (scheme === 'uc') return m.apply_scheme_uc();
  return studyLevel === 'Postgraduate' ? m.apply_scheme_pg() : m.apply_scheme_ug();
}
