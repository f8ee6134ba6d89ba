import { useEnhanced } from '@applicant-hub/design-system';
import {
  type CalculatorPress,
  type CalculatorState,
  areSameGrades,
  pressCalculator,
  whatClearClears,
} from '@applicant-hub/domain';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress, submitterOf } from '#app/platform/browser/forms/pressed.ts';
import { formText } from '#app/platform/browser/forms/form-text.ts';
import { fields, pressOf, subjectOf } from '../fields.ts';
import { outlive } from '../saved/news.ts';
import { readSelectionCopy, writeSelectionCopy } from './selection-copy.ts';
import { showInFields } from './show-in-fields.ts';
import { useSaveSelection } from '../saved/use-save-selection.ts';
import type { TariffView } from '../view-types.ts';

export interface Calculator {
  readonly state: CalculatorState;
  readonly form: RefObject<HTMLFormElement>;
  /** The element that receives the focus when the focused button disappears. */
  readonly list: RefObject<HTMLDivElement>;
  readonly isUnsaved: boolean;
  /** The version of the saved grades that the selection is based on. */
  readonly selectedFrom: number;
  readonly isBusy: boolean;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Runs the calculator in the browser with the same rules as the server. Only Save and Clear saved
 * send a request. The fields are uncontrolled, so that input from before the script loaded is not
 * lost.
 *
 * @param refused the calculator of a rejected form; null if no form was rejected
 */
export function useCalculator(view: TariffView, refused: CalculatorState | null): Calculator {
  const { types, saved, owner, focused } = view;
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isMountedByScript] = useState(useEnhanced());
  const [state, setState] = useState(() => {
    const start = refused ?? view.start;
    return isMountedByScript && !refused ? withCopy(owner, start) : start;
  });
  const { isBusy, save } = useSaveSelection(focused);

  const press = (...presses: readonly CalculatorPress[]) =>
    setState((before) =>
      presses.reduce((now, one) => pressCalculator(now, one, { types, saved }), before),
    );

  const { grades, subject, code, search, done } = state;
  const { isUnsaved, selectedFrom, noteSaved } = useUnsaved(view, grades);
  // The stored copy is read before the first write.
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) writeSelectionCopy(owner, { grades, subject });
  }, [owner, grades, subject]);

  // Restores the earlier selection of this tab, and input from before the script loaded.
  const atStart = useRef(() => {
    if (!form.current) return;
    const typed = typedIn(form.current);
    const chosen = chosenIn(form.current);
    const start = isMountedByScript || refused ? state : withCopy(owner, state);
    const typedSubject = typed.subject === subject ? start.subject : typed.subject;
    press({ kind: 'type', subject: typedSubject, search: typed.search }, chosen);
    setState((now) => ({ ...now, grades: start.grades }));
  });
  useEffect(() => {
    isRead.current = true;
    atStart.current();
  }, []);

  // The fields are initially up to date, and setting them would move the caret.
  const isVisible = useRef(true);
  useEffect(() => {
    if (form.current && !isVisible.current) showInFields(form.current, { subject, code, search });
    isVisible.current = false;
  }, [subject, code, search]);
  useEffect(() => {
    return outlive(done, () => setState((now) => ({ ...now, done: null })));
  }, [done]);

  const submit = (sent: HTMLFormElement, name: string, value: string) => {
    const saving = name === fields.intent && (value === 'save' || value === 'both') ? value : null;
    const isClear = name === fields.intent && value === 'clear';
    if (saving || (isClear && whatClearClears(grades) === 'saved')) {
      if (isBusy) return;
      void save(sent, saving ?? 'clear').then((isSaved) => isSaved && noteSaved());
      return;
    }
    const pressed = pressOf(name, value, code);
    // The next button press needs the updated form.
    if (pressed) flushSync(() => press(pressed));
    // The pressed button disappears when its grade is removed, or when the search is closed.
    if (name === fields.remove) list.current?.focus();
    if (name === fields.toType) focusField(sent, fields.code);
  };
  const onSubmit = useSubmitAfterPress(submit);

  return {
    state,
    form,
    list,
    isUnsaved,
    selectedFrom,
    isBusy,
    onChange: ({ currentTarget, target }) => {
      const isChosen = (target as { name?: string }).name === fields.code;
      press(typedIn(currentTarget), ...(isChosen ? [chosenIn(currentTarget)] : []));
    },
    onSubmit,
  };
}

/**
 * Whether the selection differs from the saved grades, and the version of the saved grades that it
 * is based on.
 */
function useUnsaved(view: TariffView, grades: CalculatorState['grades']) {
  const { saved } = view;
  // Grades saved on this page count as saved until newer page data arrives. If this tool was
  // removed from the page, newer data never arrives.
  const [savedHere, setSavedHere] = useState({ grades: saved, after: saved });
  const newest = savedHere.after === saved ? savedHere.grades : saved;
  const isUnsaved = grades.length > 0 && !areSameGrades(grades, newest);
  // Grades that were saved elsewhere during a selection are unknown to the applicant, so the
  // version of the selection is not updated.
  const [selectedFrom, setSelectedFrom] = useState(view.selectedFrom);
  if (!isUnsaved && selectedFrom !== view.selectedFrom) setSelectedFrom(view.selectedFrom);
  const noteSaved = () => setSavedHere({ grades, after: saved });
  return { isUnsaved, selectedFrom, noteSaved };
}

/**
 * Runs the action of a button after the pressed button is painted, and after the previous action.
 */
function useSubmitAfterPress(submit: (sent: HTMLFormElement, name: string, value: string) => void) {
  const latest = useRef(submit);
  useEffect(() => void (latest.current = submit));
  const finish = useRef<() => void>(() => undefined);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const submitter = submitterOf(event);
    const { name = '', value = '' } = (submitter ?? {}) as { name?: string; value?: string };
    // Finishes the previous action first.
    finish.current();
    finish.current = afterPress(submitter ?? sent, () => latest.current(sent, name, value));
  };
}

function withCopy(owner: string, state: CalculatorState): CalculatorState {
  const copy = readSelectionCopy(owner);
  return copy ? { ...state, ...copy } : state;
}

function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form);
  return {
    kind: 'type',
    subject: subjectOf(typed),
    search: formText(typed, fields.search),
  } as const;
}

const chosenIn = (form: HTMLFormElement | null) =>
  ({
    kind: 'choose',
    code: form ? formText(new FormData(form), fields.code) : '',
  }) as const;

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
