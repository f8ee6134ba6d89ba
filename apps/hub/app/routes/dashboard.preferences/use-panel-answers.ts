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
import { askedAnswers } from '../../personalisation/asked.ts';
import { clearedAddress, withClearedAddress } from '../../personalisation/cleared-address.ts';
import { showAnswers } from '../../personalisation/show-answers.ts';

/** The answers of a panel while they are typed. */
interface PanelAnswers {
  readonly form: RefObject<HTMLFormElement>;
  /** All that is known, with what stands in the form. */
  readonly answers: Answers;
  /** The fields that somebody has filled in and left. */
  readonly visited: ReadonlySet<string>;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * Follows what is typed into a panel's form: the rules change other answers, and questions come and
 * go at once. The fields themselves stay uncontrolled.
 *
 * @param start what the form showed when it came
 * @param saved what is saved now; it changes when any panel is saved
 */
export function usePanelAnswers(panel: PanelId, start: Answers, saved: Answers): PanelAnswers {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(start);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());

  // An address that goes with the country comes back with it, until the form is saved.
  const cleared = useRef<Answers>({});

  const visit = (field: EventTarget) => {
    const { name } = field as { name?: string };
    if (name) setVisited((names) => new Set([...names, name]));
  };

  const read = () => {
    if (!form.current) return;
    const typed = { ...answers, ...askedAnswers(panel, new FormData(form.current)) };
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

  // Another panel was saved: what it changed here is shown, unless it has been typed over.
  const lastSaved = useRef(saved);
  useEffect(() => {
    const before = lastSaved.current;
    if (before === saved) return;
    lastSaved.current = saved;
    cleared.current = {};
    const after = { ...answers, ...newlySaved(before, saved, answers) };
    if (form.current) showAnswers(form.current, answers, after);
    setAnswers(after);
  }, [saved, answers]);

  return {
    form,
    answers,
    visited,
    onChange({ target }) {
      read();
      // Whoever has chosen from a select is done with it; a text goes on until it is left.
      if (target instanceof HTMLSelectElement) visit(target);
    },
    onBlur: ({ target }) => visit(target),
  };
}

/** Saved answers that have changed and were left as they were here. */
function newlySaved(before: Answers, saved: Answers, now: Answers): Answers {
  const names = new Set([...Object.keys(before), ...Object.keys(saved)] as FieldName[]);
  return Object.fromEntries(
    [...names].flatMap((name) =>
      before[name] !== saved[name] && now[name] === before[name]
        ? [[name, saved[name] ?? ''] as const]
        : [],
    ),
  );
}
