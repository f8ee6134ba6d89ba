import { m } from '@applicant-hub/copy';
import { Button, Heading, Stack, Text, useEnhanced } from '@applicant-hub/design-system';
import {
  type AnswerError,
  type Answers,
  type FieldName,
  findErrors,
  hasChanges,
  isAddressComplete,
  panelFields,
  type PanelId,
  preferenceFields,
  visibleFields,
} from '@applicant-hub/domain';
import { type FormEvent, useEffect } from 'react';
import { EnterButton } from '../questions/EnterButton.tsx';
import { ASKED_FIELD, askedValue } from '../form/asked.ts';
import { BASE_FIELD } from '../form/base.ts';
import { ClashQuestions } from '../questions/ClashQuestions.tsx';
import { fieldErrors } from '../form/error-text.ts';
import type { FieldErrors, QuestionForm } from '../questions/personalisation-question-form.ts';
import { Questions } from '../questions/Questions.tsx';
import { requiredFields } from '../questions/required.ts';
import { SHOWN_FIELD, shownValue } from '../form/shown.ts';
import { KEEPS } from '#app/platform/islands/markup.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import type { FormPost } from '#app/platform/islands/update/use-form-post.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { panelPath } from './panel-path.ts';
import type { TypedPanel } from './panel-state.ts';
import * as css from './PanelForm.css.ts';
import { type OutsideLink, panelViews } from './panels.ts';
import { SaveButton } from './SaveButton.tsx';
import { usePanelAnswers } from './use-panel-answers.ts';
import type { NoteUnsaved } from './use-unsaved.ts';

export interface PanelFormProps {
  readonly panel: PanelId;
  /** The saved answers of all panels. */
  readonly saved: Answers;
  /** Whether this panel has just been saved. */
  readonly isSaved: boolean;
  /** Initial values of the form, either saved or typed earlier. */
  readonly start: Pick<TypedPanel, 'answers' | 'base' | 'clashes'>;
  readonly errors: FieldErrors;
  /**
   * Fields that were changed both here and elsewhere, and need a decision before the form can be
   * saved.
   */
  readonly undecided: readonly FieldName[];
  readonly noteUnsaved: NoteUnsaved;
  readonly post: FormPost;
  /** Other data that the questions need. */
  readonly around: Omit<QuestionForm, 'answers' | 'errors' | 'required' | 'storedSchoolName'>;
}

export function PanelForm(props: PanelFormProps) {
  const { panel, saved, isSaved, start, errors, undecided, noteUnsaved, post, around } = props;
  const { form, answers, base, clashes, visited, lead, onSubmit, ...events } = usePanelAnswers(
    panel,
    start,
    saved,
    isSaved,
  );
  const isUnsaved = hasChanges(panel, base, answers);
  useEffect(() => noteUnsaved(panel, isUnsaved), [noteUnsaved, panel, isUnsaved]);
  const isEnhanced = useEnhanced();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit();
    post.onSubmit(event);
  };
  const now = new Date(around.now);
  const visible = visibleFields(panel, answers);
  const address = isEnhanced ? addressErrors(panel, answers, visited, now) : {};
  const questions: QuestionForm = {
    ...around,
    answers,
    errors: { ...errors, ...address },
    required: requiredFields(panel, visible, answers, now),
    storedSchoolName: saved.schoolId ? '' : (saved.schoolName ?? ''),
  };
  return (
    <form
      ref={form}
      method="post"
      action={panelPath(panel)}
      noValidate
      {...{ [KEEPS]: true }}
      {...events}
      onSubmit={submit}
    >
      <FormToken />
      <input type="hidden" name="panel" value={panel} />
      <input type="hidden" name={ASKED_FIELD} value={askedValue(visible)} />
      <input type="hidden" name={SHOWN_FIELD} value={shownValue(panel, answers)} />
      <input type="hidden" name={BASE_FIELD} value={shownValue(panel, base)} />
      <EnterButton />
      <Stack gap={8}>
        <PanelIntro panel={panel} />
        <ClashQuestions clashes={clashes} answers={answers} base={base} undecided={undecided} />
        {panelViews[panel].parts.map(({ heading, fields, link }, index) => {
          const asked = fields.filter(
            (field) => visible.includes(field) || preferenceFields[field].kind === 'hidden',
          );
          if (!asked.some((field) => visible.includes(field))) return null;
          return (
            <section key={index} className={css.part}>
              <Stack gap={6}>
                {heading && (
                  <Heading level={3} size="m">
                    {heading()}
                  </Heading>
                )}
                <Questions fields={asked} form={questions} />
                {link && <PageLink {...link} />}
              </Stack>
            </section>
          );
        })}
        {hasQuestionsThatFollow(panel) && <ShowMore />}
        <SaveButton
          panel={panel}
          isBusy={post.sent?.get('panel') === panel}
          obstacle={isEnhanced ? obstacleOf(panel, answers, now) : null}
          onRefused={() => lead(addressFaults(panel, answers, now).map(({ field }) => field))}
        />
      </Stack>
    </form>
  );
}

function PanelIntro({ panel }: Pick<PanelFormProps, 'panel'>) {
  const { explanation, condition, links } = panelViews[panel];
  return (
    <Stack gap={3}>
      <Text>{explanation()}</Text>
      {condition && (
        <Text>
          <strong>{condition()}</strong>
        </Text>
      )}
      {links.map((link) => (
        <PageLink key={link.page.path} {...link} />
      ))}
    </Stack>
  );
}

/** Renders nothing if the hub does not have the page. */
function PageLink({ page, words }: OutsideLink) {
  const href = useHrefTo()(page);
  return href && <NewTabLink href={href}>{words()}</NewTabLink>;
}

/** Button that shows follow-up questions without scripts. */
const ShowMore = () => (
  <noscript>
    <Stack gap={3}>
      <Text muted>{m.preferences_show_more_explanation()}</Text>
      <div>
        <Button type="submit" name="intent" value="show" variant="secondary">
          {m.preferences_show_more()}
        </Button>
      </div>
    </Stack>
  </noscript>
);

function hasQuestionsThatFollow(panel: PanelId): boolean {
  const always = visibleFields(panel, {});
  return panelFields[panel].some(
    (field) => preferenceFields[field].kind !== 'hidden' && !always.includes(field),
  );
}

/**
 * Errors in the country and address fields that the user has visited. They are shown while the user
 * types, because they prevent saving (PRF-27).
 */
function addressErrors(
  panel: PanelId,
  answers: Answers,
  visited: ReadonlySet<string>,
  now: Date,
): FieldErrors {
  return fieldErrors(addressFaults(panel, answers, now).filter(({ field }) => visited.has(field)));
}

function addressFaults(panel: PanelId, answers: Answers, now: Date): AnswerError[] {
  const address: readonly string[] = ['userCountry', 'addressLine1', 'postcode'];
  if (panel !== 'marketing-preferences') return [];
  return findErrors(panel, answers, now).filter(({ field }) => address.includes(field));
}

/** The reason why the marketing panel cannot be saved yet (PRF-27, AMB-73). */
function obstacleOf(panel: PanelId, answers: Answers, now: Date): string | null {
  if (panel !== 'marketing-preferences' || isAddressComplete(answers, now)) return null;
  return (answers.userCountry ?? '') === ''
    ? m.preferences_save_needs_country()
    : m.preferences_save_needs_address();
}
