import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  Card,
  Heading,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import {
  type CountedGrade,
  type SavedGrade,
  type TariffType,
  countGrades,
} from '@applicant-hub/domain';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { gradesAction, gradesPath } from '#app/platform/paths/grades-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { pageAt, partProps } from '#app/platform/browser/page/section.ts';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { ROWS, SAVED_ID, fields } from '../fields.ts';
import { fieldsToSet, type FieldTexts } from '../calculator/follow.ts';
import {
  REMOVE_ROW,
  gradeField,
  newRow,
  projectAnswer,
  projectField,
  type SavedType,
  savedTypes,
  subjectField,
} from './rows.ts';
import { NewRow, SavedRow } from './GradeRows.tsx';
import { frame, rows } from './SavedGrades.css.ts';
import type { TariffOutcome, TariffView } from '../view-types.ts';

interface Props {
  view: TariffView;
  /** The response to this form if it was not saved. */
  refused: Extract<TariffOutcome, { form: 'rows' }> | null;
}

/**
 * The saved grades, each of which can be changed or removed, with an empty row for each type
 * (TAR-15).
 */
export function SavedGrades({ view: { saved, types, version, focused }, refused: outcome }: Props) {
  const isEnhanced = useEnhanced();
  const backUrl = focused?.backUrl ?? null;
  const [isBusy, setBusy] = useState(false);
  const send = useSendChange();
  // After a successful save by script, an older error no longer applies.
  const [over, setOver] = useState<Props['refused']>(null);
  const refused = outcome === over ? null : outcome;
  const form = useRef<HTMLFormElement>(null);
  const setKnown = useFollow(form, saved);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const body = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === REMOVE_ROW) {
      body.set(REMOVE_ROW, submitter.value);
    }
    setBusy(true);
    void send(paths.tariffForm, body).then((isSaved) => {
      setBusy(false);
      if (!isSaved) return;
      setOver(outcome);
      setKnown(body);
    });
  };

  return (
    <Card {...partProps(SAVED_ID)} as="section" aria-labelledby="tariff-panel">
      <PartNotice of={[SAVED_ID]} />
      <Heading level={2} size="m" id="tariff-panel">
        {m.tariff_panel()}
      </Heading>
      {saved.length === 0 ? (
        <Text muted>{m.tariff_panel_empty()}</Text>
      ) : (
        <form
          ref={form}
          className={frame}
          method="post"
          action={isEnhanced ? paths.tariffForm : gradesAction(backUrl)}
          onSubmit={onSubmit}
        >
          <FormToken />
          <input type="hidden" name={ROWS} value="yes" />
          <input type="hidden" name={fields.version} value={version} />
          <input type="hidden" name="redirectTo" value={pageAt(gradesPath(backUrl), SAVED_ID)} />
          {/* Enter in a field presses the first button, which must save and not remove a row. */}
          <button type="submit" hidden />
          <Stack gap={5}>
            {refused && (
              <Banner tone="danger" role="alert" autofocus>
                <Text>{refused.problem}</Text>
              </Banner>
            )}
            {savedTypes(saved).map((savedType) => (
              <Type
                key={savedType.code}
                {...savedType}
                counted={countGrades(saved).filter(({ grade }) => grade.code === savedType.code)}
                type={types.find(({ code }) => code === savedType.code)}
                typed={refused?.typed ?? {}}
              />
            ))}
            <div>
              <Button type="submit" busy={isBusy}>
                {m.tariff_panel_save()}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Card>
  );
}

/**
 * Updates the fields to the saved values, except fields that the applicant has changed since.
 *
 * @returns a function to call with the fields of a form that was saved
 */
function useFollow(
  form: RefObject<HTMLFormElement>,
  saved: readonly SavedGrade[],
): (sent: FormData) => void {
  const known = useRef<FieldTexts | null>(null);
  useEffect(() => {
    const fields = form.current?.elements;
    if (!form.current || !fields) return;
    const held = textsOf(new FormData(form.current));
    for (const [name, text] of fieldsToSet(held, known.current ?? held, savedTexts(saved))) {
      const field = fields.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // When the page is first shown, the fields may contain rejected input, which is preserved.
      if (isField && known.current) field.value = text;
    }
    known.current = textsOf(new FormData(form.current));
  }, [form, saved]);
  return (sent) => {
    known.current = textsOf(sent);
  };
}

const textsOf = (form: FormData): FieldTexts =>
  new Map([...form.keys()].map((name) => [name, formText(form, name)]));

/** The field values of the saved grades. The empty rows have empty values. */
const savedTexts = (saved: readonly SavedGrade[]): FieldTexts =>
  new Map([
    ...saved.flatMap((grade) => [
      [subjectField(grade.id), grade.subject] as const,
      [gradeField(grade.id), grade.grade] as const,
      [projectField(grade.id), projectAnswer(grade)] as const,
    ]),
    ...savedTypes(saved).flatMap(({ code }) => [
      [subjectField(newRow(code)), ''] as const,
      [gradeField(newRow(code)), ''] as const,
    ]),
  ]);

interface TypeProps extends SavedType {
  /** The saved grades of this type, with the points that count. */
  counted: readonly CountedGrade[];
  /**
   * Undefined if the list of qualifications is unavailable. In that case, only subjects can be
   * changed.
   */
  type: TariffType | undefined;
  typed: Readonly<Record<string, string>>;
}

function Type({ name, code, counted, type, typed }: TypeProps) {
  const headingId = `tariff-saved-${code}`;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={2}>
        <Heading level={3} size="s" id={headingId}>
          {name}
        </Heading>
        <ul className={rows}>
          {counted.map((one, index) => (
            <SavedRow
              key={one.grade.id}
              number={index + 1}
              counted={one}
              type={type}
              typed={typed}
            />
          ))}
          {type && <NewRow code={code} type={type} typed={typed} />}
        </ul>
        <Text size="s" muted numeric>
          {m.tariff_panel_type({
            name,
            points: counted.reduce((sum, { points }) => sum + points, 0),
          })}
        </Text>
      </Stack>
    </section>
  );
}
