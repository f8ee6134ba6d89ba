import {
  type Activity,
  derivedTags,
  hasCompassSubjects,
  hasNotesData,
  hasTariffData,
  isStatementComplete,
  notesSetting,
  parseNotes,
  parsePeopleLike,
  parseSavedGrades,
  personalisationSetting,
  savedStatement,
  supportNeeds,
  tariffSetting,
  todoProgress,
} from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { loadStage } from '../stage.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

export async function loadActivity(scope: RequestScope): Promise<Activity> {
  const { user, personalisation, pageState } = scope.applicant;
  const [overview, stage] = await Promise.all([getOverview(scope), loadStage(scope)]);
  const { schemeTags, region } = audienceOf(scope.applicant);
  const answers = preferenceAnswers(scope.applicant);
  const { kind, text: statement } = savedStatement(user.settings, personalisation.studyYear);
  return {
    derivedTags: derivedTags({ ...personalisation, ugMode: pageState.applyMode.ug }),
    schemes: schemeTags,
    homeNation: region,
    supportNeeds: supportNeeds.filter((need) => answers[need] === 'yes'),
    favourites: overview.ok ? overview.value : null,
    stage,
    isStatementStarted: Object.values(statement).some((text) => text.trim() !== ''),
    isStatementComplete: isStatementComplete(kind, statement),
    isTodoStarted: todoProgress(user.settings).done > 0,
    hasGrades: hasTariffData(parseSavedGrades(settingData(user, tariffSetting))),
    hasNotes: hasNotesData(parseNotes(settingData(user, notesSetting))),
    hasCompassSubjects: hasCompassSubjects(
      parsePeopleLike(settingData(user, personalisationSetting)).selectedSubjects,
    ),
    hasTakenCareersQuiz: personalisation.careerAssessmentId !== null,
  };
}
