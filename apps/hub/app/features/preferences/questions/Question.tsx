import { m } from '@applicant-hub/copy';
import {
  RadiosField,
  SelectField,
  TextField,
  type TextFieldProps,
} from '@applicant-hub/design-system';
import {
  cycleYear,
  type FieldName,
  likelyPostcode,
  listOf,
  preferenceFields,
} from '@applicant-hub/domain';
import type { ReactElement } from 'react';
import { PhoneField } from './PhoneField.tsx';
import { SchoolLookup } from '../lookups/SchoolLookup.tsx';
import { SchoolName } from '../lookups/SchoolName.tsx';
import { DateQuestion } from './DateQuestion.tsx';
import { fieldHint, fieldLabel } from '@applicant-hub/copy/field-words';
import { ListQuestion } from './ListQuestion.tsx';
import { optionWords } from '@applicant-hub/copy/option-words';
import type { QuestionForm } from './personalisation-question-form.ts';
import { RequiredLabel } from './RequiredLabel.tsx';
import { tickGroupOf } from './tick-groups.ts';
import { TickQuestion } from './TickQuestion.tsx';

/** Largest number of radio buttons in a question. A select is easier to use for more options. */
const MOST_RADIOS = 4;

export interface QuestionProps {
  /** Name of the stored answer and of the form field. */
  readonly field: FieldName;
  readonly form: QuestionForm;
}

export function Question({ field, form }: QuestionProps) {
  const definition = preferenceFields[field];
  const answer = form.answers[field] ?? '';
  const isRequired = form.required.includes(field);
  const words = {
    name: field,
    hint: hintOf(field, answer),
    error: form.errors[field],
  };
  const label = <RequiredLabel isRequired={isRequired}>{fieldLabel(field)}</RequiredLabel>;

  switch (definition.kind) {
    case 'tick': {
      const group = tickGroupOf(field);
      return group && <TickQuestion group={group} fields={[field]} form={form} />;
    }
    case 'choice':
      return (
        <Choice
          {...words}
          label={label}
          isRequired={isRequired}
          answer={answer}
          options={
            field === 'studyYear' ? studyYearOptions(form) : optionsOf(field, definition.options)
          }
        />
      );
    case 'list':
      return (
        <ListQuestion
          {...words}
          legend={label}
          chosen={listOf(answer)}
          options={optionsOf(field, definition.options)}
        />
      );
    case 'text':
      if (field === 'schoolName') {
        if (!form.lookups.school) {
          return <SchoolName {...words} label={label} answers={form.answers} />;
        }
        return (
          <SchoolLookup
            {...words}
            label={label}
            answers={form.answers}
            storedName={form.storedSchoolName}
            view={form.lookup}
          />
        );
      }
      if (field === 'mobile' && form.lookups.phone) {
        return (
          <PhoneField
            {...words}
            label={label}
            defaultValue={answer}
            regions={form.phoneRegions}
            defaultRegion={form.phoneRegion}
            known={form.savedNumber}
            view={form.lookup}
          />
        );
      }
      return (
        <TextField
          {...words}
          {...textProps[field]}
          label={label}
          required={isRequired}
          defaultValue={answer}
        />
      );
    case 'date':
    case 'month':
      return (
        <DateQuestion {...words} field={field} legend={label} answer={answer} now={form.now} />
      );
    case 'hidden':
      return <input type="hidden" name={field} value={answer} />;
  }
}

interface ChoiceProps {
  name: FieldName;
  hint: string | undefined;
  error: string | undefined;
  label: ReactElement;
  isRequired: boolean;
  answer: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
}

function Choice({ label, isRequired, answer, options, ...words }: ChoiceProps) {
  const { name } = words;
  if (options.length > MOST_RADIOS || name === 'studyYear') {
    return (
      <SelectField
        {...words}
        label={label}
        required={isRequired}
        autoComplete={name === 'userCountry' ? 'country-name' : undefined}
        defaultValue={answer}
        options={[{ value: '', label: m.preferences_choose() }, ...options]}
        width={20}
      />
    );
  }
  return (
    <RadiosField
      {...words}
      legend={label}
      inline={options.length === 2 && !options[0]?.hint ? true : undefined}
      defaultValue={answer}
      options={options}
    />
  );
}

/**
 * The hint of the field. If the typed postcode is probably wrong, the hint suggests a correction,
 * but the typed postcode is also accepted.
 */
function hintOf(field: FieldName, answer: string): string | undefined {
  const meant = postcodeFields.has(field) ? likelyPostcode(answer) : null;
  return meant === null ? fieldHint(field) : m.preferences_postcode_meant({ postcode: meant });
}

const postcodeFields: ReadonlySet<FieldName> = new Set([
  'postcode',
  'userPostcode',
  'talentPoolTravelPostcode',
]);

/** Input attributes of text fields. */
const textProps: Readonly<
  Partial<
    Record<FieldName, Pick<TextFieldProps, 'autoCapitalize' | 'autoComplete' | 'type' | 'width'>>
  >
> = {
  mobile: { autoComplete: 'tel', type: 'tel', width: 20 },
  addressLine1: { autoComplete: 'address-line1' },
  addressLine2: { autoComplete: 'address-line2' },
  addressLine3: { autoComplete: 'address-level1', width: 20 },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', width: 10 },
  userPostcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', width: 10 },
  talentPoolTravelPostcode: { autoCapitalize: 'characters', width: 10 },
};

const optionsOf = (field: FieldName, values: readonly string[]) =>
  values.map((value) => ({ value, ...optionWords(field, value) }));

/** A year whose applications are closed is marked before it is chosen (ACS-6). */
const studyYearOptions = ({ studyYears, now }: QuestionForm) => {
  const current = cycleYear(new Date(now));
  return studyYears.map((year) => ({
    value: year,
    label: Number(year) < current ? m.preferences_study_year_over({ year }) : year,
    hint: undefined,
  }));
};
