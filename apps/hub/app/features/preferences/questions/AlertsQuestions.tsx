import { m } from '@applicant-hub/copy';
import { apprenticeshipLevels, talentPoolLevels, workAreas } from '@applicant-hub/domain';
import { fieldHint, fieldLabel } from '@applicant-hub/copy/field-words';
import { Questions } from './Questions.tsx';
import { joined, questionsOf } from './conditions.css.ts';
import { GroupQuestion } from './GroupQuestion.tsx';
import { questionForm } from './question-form.ts';
import type { StepView } from '../first-visit/step-view.ts';

export function AlertsQuestions({ view }: { view: StepView }) {
  return (
    <div className={questionsOf}>
      <Questions fields={['talentPoolJoin']} form={questionForm(view)} />
      <div className={joined}>
        <GroupQuestion
          field="talentPoolStudyLevel"
          view={view}
          legend={m.preferences_levels()}
          hint={m.preferences_levels_hint()}
          options={apprenticeshipLevels.map((level, index) => ({
            value: talentPoolLevels[index] ?? level,
            label: fieldLabel(level),
            hint: fieldHint(level),
          }))}
        />
      </div>
      <div className={joined}>
        <GroupQuestion
          field="talentPoolWorkAreas"
          view={view}
          legend={m.preferences_work_areas()}
          hint={m.preferences_work_areas_hint()}
          inline
          options={workAreas.map((area) => ({ value: area, label: fieldLabel(area) }))}
        />
      </div>
    </div>
  );
}
