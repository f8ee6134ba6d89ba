import { m } from '@applicant-hub/copy';
import { SelectField, TextField } from '@applicant-hub/design-system';
import { fields } from '../fields.ts';

export interface SubjectProps {
  /** The subjects to choose from. If there are none, only the text field is shown. */
  options: readonly string[];
  subject: string;
}

/** The subject of the next grade (TAR-14, TAR-16). */
export function Subject({ options, subject }: SubjectProps) {
  const isOption = options.includes(subject);
  const first = { value: '', label: m.tariff_subject_select() };
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label={m.tariff_subject()}
          hint={m.tariff_subject_hint()}
          name={fields.subjectOption}
          id="tariff-subject-option"
          options={[first, ...options.map((option) => ({ value: option, label: option }))]}
          defaultValue={isOption ? subject : ''}
        />
      )}
      <TextField
        label={options.length > 0 ? m.tariff_subject_other() : m.tariff_subject()}
        hint={options.length > 0 ? m.tariff_subject_other_hint() : m.tariff_subject_hint()}
        name={fields.subject}
        id="tariff-subject"
        defaultValue={isOption ? '' : subject}
      />
    </>
  );
}
