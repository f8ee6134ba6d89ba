import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  Card,
  CheckboxesField,
  ErrorSummary,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import { isFull } from '@applicant-hub/domain';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { submitForm } from '#app/platform/browser/forms/submit-form.ts';
import { showInPlace } from '#app/platform/islands/update/page-load.ts';
import { useFormPost } from '#app/platform/islands/update/use-form-post.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { INTENT, peopleLikePath, SUBJECT, TYPE } from '#app/platform/paths/people-like-path.ts';
import { Selection } from './Selection.tsx';
import * as css from './SubjectsForm.css.ts';
import { useUnlessPressed } from './use-unless-pressed.ts';
import type { SubjectsOutcome, SubjectsStep } from './view-types.ts';

export interface SubjectsFormProps extends Omit<SubjectsStep, 'step'> {
  outcome: SubjectsOutcome | undefined;
}

/**
 * The form for the subjects. With scripts, no more boxes can be ticked once enough subjects are
 * chosen, and the results load automatically (PLY-6, PLY-7). Without scripts, the server returns an
 * error for too few or too many subjects.
 */
export function SubjectsForm({
  type,
  subjects,
  limits,
  isRestored,
  outcome: latest,
  ...loaded
}: SubjectsFormProps) {
  // `sent` is set until the results are shown, even after the subjects are saved.
  const { sent, onSubmit, cancel } = useFormPost({ again: true });
  const isSending = sent !== null;
  // An error is displayed above the boxes and takes the focus, so it must not appear while the user
  // presses a box.
  const outcome = useUnlessPressed(latest);
  const initial = outcome?.chosen ?? loaded.chosen;
  const [chosen, setChosen] = useState<readonly string[]>(initial);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Includes boxes that were ticked before the script loaded.
    if (form.current) setChosen(tickedIn(form.current));
  }, []);
  const press = ({ currentTarget: box }: ChangeEvent<HTMLInputElement>) => {
    if (!box.form) return;
    const after = tickedIn(box.form);
    setChosen(after);
    // The focus remains on the box until the results are shown.
    if (box.checked && isFull(after, limits)) submitForm(box.form);
    // Unticking a box cancels the navigation to the results. Instead, this step is loaded again
    // with the remaining ticks.
    if (!box.checked && isSending) {
      cancel();
      void showInPlace(peopleLikePath({ type: type.id, subjects: after, change: 'subjects' }));
    }
  };
  const error = outcome && problemWords(outcome, limits.limit);
  return (
    <Stack gap={5}>
      {isRestored && (
        <Banner tone="info" role="alert" autofocus>
          <Text>{m.notices_session_lost()}</Text>
        </Banner>
      )}
      {error && (
        <ErrorSummary
          key={outcome.id}
          title={m.errors_summary_heading()}
          errors={[{ fieldId: SUBJECT, message: error }]}
        />
      )}
      <Card>
        <Selection type={type} subjects={chosen} />
        {subjects.length === 0 ? (
          <Text>{m.people_subjects_none({ qualification: type.name })}</Text>
        ) : (
          <form
            ref={form}
            method="post"
            action={peopleLikePath({ type: type.id })}
            onSubmit={onSubmit}
          >
            <FormToken />
            <input type="hidden" name={INTENT} value="choose" />
            <input type="hidden" name={TYPE} value={type.id} />
            <SubjectFields
              subjects={subjects}
              limits={limits}
              initial={initial}
              chosen={chosen}
              isSending={isSending}
              error={error}
              onChange={press}
            />
          </form>
        )}
      </Card>
    </Stack>
  );
}

interface SubjectFieldsProps extends Pick<SubjectsStep, 'subjects' | 'limits'> {
  initial: readonly string[];
  chosen: readonly string[];
  isSending: boolean;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function SubjectFields({
  subjects,
  limits,
  initial,
  chosen,
  isSending,
  error,
  onChange,
}: SubjectFieldsProps) {
  const isEnhanced = useEnhanced();
  const isAtLimit = isFull(chosen, limits);
  const { limit } = limits;
  return (
    <Stack gap={5}>
      <div className={css.subjects}>
        <CheckboxesField
          name={SUBJECT}
          legend={m.people_subjects_legend({ count: limit })}
          hint={
            <>
              {m.people_subjects_hint({ count: limit })}{' '}
              <span className={css.withScripts}>{m.people_subjects_auto({ count: limit })}</span>
            </>
          }
          status={statusWords(isAtLimit, isSending)({ count: chosen.length, limit })}
          error={error}
          columns
          onChange={onChange}
          defaultValue={initial}
          options={subjects.map(({ id, name }) => ({
            value: id,
            label: <span {...publishedText}>{name}</span>,
            disabled: isEnhanced && isAtLimit && !chosen.includes(id),
          }))}
        />
      </div>
      <div>
        <Button type="submit" busy={isSending}>
          {m.people_subjects_submit()}
        </Button>
      </div>
    </Stack>
  );
}

const tickedIn = (form: HTMLFormElement): string[] =>
  new FormData(form).getAll(SUBJECT).map(String);

/**
 * Text with the number of chosen subjects. At the limit, it also explains why no more subjects can
 * be chosen and what to do.
 */
function statusWords(isAtLimit: boolean, isSending: boolean) {
  if (!isAtLimit) return m.people_subjects_count;
  return isSending ? m.people_subjects_sent : m.people_subjects_full;
}

const problemWords = ({ problem, chosen }: SubjectsOutcome, limit: number): string => {
  const words = problem === 'few' ? m.people_subjects_few : m.people_subjects_many;
  return words({ limit, count: chosen.length });
};
