import {
  type Answers,
  changeAnswers,
  type FieldName,
  isInUk,
  type PanelId,
} from '@applicant-hub/domain';
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { submittedAnswers } from '../form/asked.ts';
import { clearedAddress, withClearedAddress } from '../lookups/cleared-address.ts';
import type { OpenClash } from '../form/clash-form.ts';
import { showAnswers } from '../form/show-answers.ts';
import { knownBase, withSaved } from './follow-saved.ts';
import type { TypedPanel } from './panel-state.ts';

interface PanelAnswers {
  readonly form: RefObject<HTMLFormElement>;
  /** All answers: the values in the form, and the saved values of other questions. */
  readonly answers: Answers;
  /**
   * The values that were saved when the fields were filled in. The user has changed each answer
   * that differs from its base.
   */
  readonly base: Answers;
  /**
   * Answers that were changed both here and elsewhere, until the decisions about them are saved.
   */
  readonly clashes: readonly OpenClash[];
  /** The fields that the user has filled in and left. */
  readonly visited: ReadonlySet<string>;
  /** Marks fields as visited, and focuses the first marked field. */
  readonly lead: (fields: readonly FieldName[]) => void;
  readonly onSubmit: () => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Follows the values typed into a panel's form: rules change other answers, and questions are shown
 * and hidden immediately. The fields are always uncontrolled.
 *
 * @param start the initial values of the form, and the values saved then
 * @param saved the values saved now; they change when any panel is saved
 * @param isSaved whether the last save was for this panel
 */
export function usePanelAnswers(
  panel: PanelId,
  start: Pick<TypedPanel, 'answers' | 'base' | 'clashes'>,
  saved: Answers,
  isSaved: boolean,
): PanelAnswers {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(start.answers);
  const [base, setBase] = useState(start.base);
  const [clashes, setClashes] = useState(start.clashes);
  const sent = useRef<Answers>({});
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());

  // Address lines that were cleared when the country changed. Until the form is saved, they are
  // restored when the country is changed back.
  const cleared = useRef<Answers>({});

  const visit = (field: EventTarget) => {
    const { name } = field as { name?: string };
    if (name) setVisited((names) => new Set([...names, name]));
  };

  const read = () => {
    if (!form.current) return;
    const typed = { ...answers, ...submittedAnswers(panel, new FormData(form.current)) };
    const ruled = changeAnswers(panel, answers, typed);
    const after = withClearedAddress(ruled, cleared.current);
    cleared.current = isInUk(after)
      ? {}
      : { ...cleared.current, ...clearedAddress(answers, after) };
    showAnswers(form.current, typed, after);
    setAnswers(after);
  };

  // Reads values that were typed before scripts loaded or that the browser restored.
  const readAtStart = useRef(read);
  useEffect(() => readAtStart.current(), []);

  // Shows the saved values, except in fields that the user has changed since the form was filled in
  // or sent.
  const lastSaved = useRef(saved);
  useEffect(() => {
    if (lastSaved.current === saved) return;
    lastSaved.current = saved;
    cleared.current = {};
    const left = isSaved ? { ...base, ...sent.current } : base;
    const after = withSaved(answers, left, saved);
    if (form.current) showAnswers(form.current, answers, after);
    setAnswers(after);
    setBase(knownBase({ base, left, saved, answers: after }));
    if (isSaved) setClashes([]);
  }, [saved, isSaved, answers, base]);

  return {
    form,
    answers,
    base,
    clashes,
    visited,
    lead(fields) {
      // The error is rendered before the field receives the focus, so that screen readers read
      // both.
      flushSync(() => setVisited((names) => new Set([...names, ...fields])));
      const field = form.current?.elements.namedItem(fields[0] ?? '');
      if (field instanceof HTMLElement) field.focus();
    },
    onSubmit() {
      sent.current = answers;
    },
    onChange({ target }) {
      read();
      // A select is complete after a choice. A text field is complete only when it loses focus.
      if (target instanceof HTMLSelectElement) visit(target);
    },
    onBlur: ({ target }) => visit(target),
  };
}
