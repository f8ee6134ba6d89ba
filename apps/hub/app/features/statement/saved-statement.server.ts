import {
  parseStatement,
  type StatementKind,
  statementKindOf,
  statementSetting,
  type StatementText,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';

/** The statement of somebody's year of entry, as it is saved. */
export function savedStatement({
  user,
  personalisation,
}: Pick<Applicant, 'user' | 'personalisation'>): { kind: StatementKind; text: StatementText } {
  const kind = statementKindOf(personalisation.studyYear);
  return { kind, text: parseStatement(kind, settingData(user, statementSetting(kind))) };
}
