import { m } from '@applicant-hub/copy';
import { RadiosField, SelectField, Stack } from '@applicant-hub/design-system';
import type { PersonalisationErrors, PersonalisationForm } from './form-view.ts';

export interface PersonalisationFieldsProps {
  form: PersonalisationForm;
  errors: PersonalisationErrors | null;
}

/** The questions of study level and study year, on the first visit and in the preferences. */
export function PersonalisationFields({ form, errors }: PersonalisationFieldsProps) {
  return (
    <Stack gap={6}>
      <RadiosField
        name="studyLevel"
        legend={m.preferences_study_level()}
        error={errors?.studyLevel ?? undefined}
        defaultValue={form.studyLevel}
        options={[
          {
            value: 'Undergraduate',
            label: m.onboarding_study_level_undergraduate(),
            hint: m.onboarding_study_level_undergraduate_hint(),
          },
          {
            value: 'Postgraduate',
            label: m.onboarding_study_level_postgraduate(),
            hint: m.onboarding_study_level_postgraduate_hint(),
          },
        ]}
      />
      <SelectField
        name="studyYear"
        label={m.preferences_study_year()}
        hint={m.preferences_study_year_hint()}
        error={errors?.studyYear ?? undefined}
        defaultValue={form.studyYear}
        options={[
          { value: '', label: m.onboarding_study_year_select() },
          ...form.years.map((year) => ({ value: year, label: year })),
        ]}
      />
    </Stack>
  );
}
