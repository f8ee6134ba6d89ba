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

/** The answers of a panel while they are typed. */
interface PanelAnswers {
  readonly form: RefObject<HTMLFormElement>;
  /** All that is known, with what stands in the form. */
  readonly answers: Answers;
  /** What was saved when the fields were filled in: what differs from it was changed here. */
  readonly base: Answers;
  /** What was changed elsewhere as well, until it is decided and saved. */
  readonly clashes: readonly OpenClash[];
  /** The fields that somebody has filled in and left. */
  readonly visited: ReadonlySet<string>;
  /** Takes fields for visited, and gives the first of them focus. */
  readonly lead: (fields: readonly FieldName[]) => void;
  readonly onSubmit: () => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Follows what is typed into a panel's form: the rules change other answers, and questions come and
 * go at once. The fields themselves stay uncontrolled.
 *
 * @param start what the form showed when it came, and what was saved then
 * @param saved what is saved now; it changes when any panel is saved
 * @param isSaved whether that is because this panel was
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

  // An address that goes with the country comes back with it, until the form is saved.
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

  // What was typed before scripts came, or was put back by the browser.
  const readAtStart = useRef(read);
  useEffect(() => readAtStart.current(), []);

  // What was saved is shown, unless it has been typed over since the form was filled in or sent.
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
      // What is wrong stands beside the field before it has focus, so that it is read with it.
      flushSync(() => setVisited((names) => new Set([...names, ...fields])));
      const field = form.current?.elements.namedItem(fields[0] ?? '');
      if (field instanceof HTMLElement) field.focus();
    },
    onSubmit() {
      sent.current = answers;
    },
    onChange({ target }) {
      read();
      // Whoever has chosen from a select is done with it; a text goes on until it is left.
      if (target instanceof HTMLSelectElement) visit(target);
    },
    onBlur: ({ target }) => visit(target),
  };
}
