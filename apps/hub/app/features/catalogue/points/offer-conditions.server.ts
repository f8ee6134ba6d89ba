import { m } from '@applicant-hub/copy';
import {
  checkConditions,
  offerConditionsSetting,
  parseConditions,
  parseSavedGrades,
  type SavedConditions,
  type SavedGrade,
  tariffSetting,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import type { PointsView } from './points-check.ts';

/** The conditions that the applicant wrote, and the grades to compare them with. */
export interface OwnConditions {
  readonly saved: ReadonlyMap<string, SavedConditions>;
  readonly grades: readonly SavedGrade[];
}

export const ownConditions = ({ applicant: { user } }: Pick<RequestScope, 'applicant'>) => ({
  saved: parseConditions(settingData(user, offerConditionsSetting)),
  grades: parseSavedGrades(settingData(user, tariffSetting)),
});

export interface ConditionsCheckView {
  /** 'Your saved grades: ABB at A level, 128 Tariff points' */
  readonly grades: string;
  /** Whether the grades meet the conditions. Absent when this is not certain. */
  readonly check?: PointsView | undefined;
}

/** Null if there is nothing to compare. */
export function conditionsCheck(
  text: string,
  saved: readonly SavedGrade[],
): ConditionsCheckView | null {
  const found = checkConditions(text, saved);
  if (found === null) return null;
  const { isMet, aLevels: grades, points } = found;
  return {
    grades:
      grades === ''
        ? m.points_grades_points({ points })
        : m.points_grades_and_points({ grades, points }),
    ...(isMet !== null && {
      check: { isEnough: isMet, words: isMet ? m.points_grades_met() : m.points_grades_not_met() },
    }),
  };
}
