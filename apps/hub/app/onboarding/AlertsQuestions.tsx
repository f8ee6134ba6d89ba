import { m } from '@applicant-hub/copy';
import { RadiosField, Stack } from '@applicant-hub/design-system';
import { apprenticeshipLevels, talentPoolLevels, workAreas } from '@applicant-hub/domain';
import { fieldHint, fieldLabel } from '../personalisation/field-words.ts';
import { GroupQuestion } from './GroupQuestion.tsx';
import type { StepView } from './step-view.ts';

/** Smart Alerts: whether, at which levels and in which areas (ONB-17, ONB-18). */
export function AlertsQuestions({ view }: { view: StepView }) {
  return (
    <RadiosField
      name="talentPoolJoin"
      legend={fieldLabel('talentPoolJoin')}
      hint={fieldHint('talentPoolJoin')}
      defaultValue={view.answers.talentPoolJoin}
      options={[
        { value: 'Yes', label: m.preferences_yes(), reveal: <AlertsDetails view={view} /> },
        { value: 'No', label: m.preferences_no() },
      ]}
    />
  );
}

function AlertsDetails({ view }: { view: StepView }) {
  return (
    <Stack gap={6}>
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
      <GroupQuestion
        field="talentPoolWorkAreas"
        view={view}
        legend={m.preferences_work_areas()}
        hint={m.preferences_work_areas_hint()}
        options={workAreas.map((area) => ({ value: area, label: fieldLabel(area) }))}
      />
    </Stack>
  );
}
