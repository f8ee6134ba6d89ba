import { m } from '@applicant-hub/copy';
import { Button, SelectField, Text, TextField, VisuallyHidden } from '@applicant-hub/design-system';
import type { CountedGrade, TariffType } from '@applicant-hub/domain';
import {
  REMOVE_ROW,
  gradeField,
  newRow,
  projectAnswer,
  projectAnswers,
  projectField,
  subjectField,
} from './rows.ts';
import { noteWords } from '../calculator/words.ts';
import { note as noteClass, row } from './SavedGrades.css.ts';

interface SavedRowProps {
  number: number;
  counted: CountedGrade;
  type: TariffType | undefined;
  typed: Readonly<Record<string, string>>;
}

export function SavedRow({ number, counted, type, typed }: SavedRowProps) {
  const { grade, note, isAnotherProject } = counted;
  const { id, subject } = grade;
  return (
    <li className={row} aria-label={m.tariff_panel_row({ n: number })}>
      <SubjectInput name={subjectField(id)} value={typed[subjectField(id)] ?? subject} />
      {type ? (
        <GradeSelect
          name={gradeField(id)}
          value={typed[gradeField(id)] ?? grade.grade}
          // The saved grade is an option even if it is no longer in the list.
          options={withGrade(type, grade)}
        />
      ) : (
        <Text weight="strong">
          {m.tariff_panel_option({ grade: grade.grade, points: grade.points })}
        </Text>
      )}
      <div>
        <Button type="submit" variant="quiet" size="s" flush name={REMOVE_ROW} value={id}>
          {m.tariff_panel_remove()}
          <VisuallyHidden>
            {grade.grade} {subject}
          </VisuallyHidden>
        </Button>
      </div>
      {note && <p className={noteClass}>{noteWords[note]()}</p>}
      {isAnotherProject !== null && (
        <SelectField
          label={m.tariff_project()}
          name={projectField(id)}
          options={[
            { value: projectAnswers.same, label: m.tariff_project_same() },
            { value: projectAnswers.another, label: m.tariff_project_another() },
          ]}
          defaultValue={typed[projectField(id)] ?? projectAnswer(grade)}
        />
      )}
    </li>
  );
}

interface NewRowProps {
  code: string;
  type: TariffType;
  typed: Readonly<Record<string, string>>;
}

export function NewRow({ code, type, typed }: NewRowProps) {
  const id = newRow(code);
  const first = { value: '', label: m.tariff_panel_select() };
  return (
    <li className={row} aria-label={m.tariff_panel_new_row()} data-empty-row>
      <SubjectInput name={subjectField(id)} value={typed[subjectField(id)] ?? ''} />
      <GradeSelect
        name={gradeField(id)}
        value={typed[gradeField(id)] ?? ''}
        options={[first, ...optionsOf(type)]}
      />
    </li>
  );
}

const SubjectInput = ({ name, value }: { name: string; value: string }) => (
  <TextField label={m.tariff_panel_subject()} name={name} defaultValue={value} />
);

interface GradeSelectProps {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

const GradeSelect = ({ name, value, options }: GradeSelectProps) => (
  <SelectField label={m.tariff_panel_grade()} name={name} options={options} defaultValue={value} />
);

const optionsOf = ({ grades }: Pick<TariffType, 'grades'>) =>
  grades.map(({ grade, score }) => ({
    value: grade,
    label: m.tariff_panel_option({ grade, points: score }),
  }));

function withGrade(type: TariffType, { grade, points }: { grade: string; points: number }) {
  const isKnown = type.grades.some((one) => one.grade === grade);
  return [
    ...(isKnown ? [] : optionsOf({ grades: [{ grade, score: points }] })),
    ...optionsOf(type),
  ];
}
