import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { PageContext } from '#app/platform/browser/page-info.ts';
import { afterPaint } from '#app/platform/browser/after-paint.ts';
import type { DraftSectionField } from './DraftField.tsx';
import { sectionField } from './fields.ts';
import { useWaitingNavigation, whenSettled } from './leaving.ts';
import { openLocalCopies } from './local-copies.ts';
import { type AsideText, type DraftChoice, type DraftState, isUnsaved } from './machine.ts';
import { findLeftDraft, showDraft } from './open-drafts.ts';
import { draftSender, readDraft } from './send.ts';
import { type DraftAction, type DraftStore, createDraftStore } from './store.ts';
import { type DraftText, isSameText } from './text.ts';
import { type DraftOutcome, type DraftView, startDraft } from './view.ts';

/** A text that saves itself, as its editor needs it. */
export interface Draft {
  id: string;
  owner: string;
  state: DraftState;
  /**
   * Why a form without scripts was not saved, in words; null when it was, or was not sent, and as
   * soon as a save from here had its own answer.
   */
  problem: string | null;
  /** What the field of a section needs: `<DraftField label="…" {...draft.field('skills')} />`. */
  field: (section: string) => DraftSectionField;
  /** Puts another text in its place and saves it; what it replaces is kept as a version. */
  replace: (text: DraftText) => void;
  /** Saves at once. @returns whether the server has all of it now */
  save: () => Promise<boolean>;
  /** Decides between the two texts of a conflict. */
  choose: (choice: DraftChoice) => void;
  /** Brings back a text that was put aside; the one that is shown takes its place there. */
  swap: (aside: AsideText) => void;
  /** A text that was put aside is not wanted any more. */
  dismiss: (aside: AsideText) => void;
}

/**
 * A text that saves itself: a copy on this device with every change, a save 2.5 s after typing stops
 * and when the page is left (SYS-5), another try after a failure, and never over what was saved from
 * elsewhere (decision 21).
 *
 * The editor is a `DraftForm` with one `DraftField` for each section, whose attributes are
 * `draft.field(section)`. `DraftStatus` says what is being saved, `DraftNotices` what has to be known or
 * decided. While `draft.state.phase.name` is `conflict`, `DraftConflict` takes the place of the form.
 * `draft.state.text` is the text at any time, by section. All of it is complete without scripts.
 *
 * @param view what `loadDraft` gave to the page
 * @param outcome what `actDraft` answered to its form without scripts, null otherwise
 */
export function useDraft(view: DraftView, outcome: DraftOutcome | null): Draft {
  const { id, owner } = view;
  const { token } = useContext(PageContext);
  const [store] = useState(
    () => findLeftDraft(keyOf(view)) ?? newStore(startDraft(view, outcome), view, token),
  );
  // Read before React takes over the fields, which would forget it.
  const [fields] = useState(() => () => typedFields(view));
  const [typedBefore] = useState(fields);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  useEffect(() => {
    const leave = showDraft(owner + id, store);
    // What was typed while React took them over is still in them.
    const { text } = store.getState();
    const typed = [typedBefore && fields(), typedBefore].find(
      (one) => one && !isSameText(one, text),
    );
    if (typed) store.dispatch({ type: 'typed', text: typed });
    return leave;
  }, [store, owner, id, fields, typedBefore]);
  useWaitingNavigation(store);
  const onTyped = useCallback(
    (section: string, value: string) =>
      store.dispatch({ type: 'typed', text: { ...store.getState().text, [section]: value } }),
    [store],
  );

  return {
    id,
    owner,
    state,
    problem: useIsAnswered(state) ? null : (outcome?.problem ?? null),
    field: (section) => ({
      id: `${id}-${section}`,
      name: sectionField(section, state.saved.version),
      section,
      text: state.text[section] ?? '',
      isSaved: state.phase.name === 'saved',
      onTyped,
    }),
    replace: (text) => store.dispatch({ type: 'replaced', text }),
    save: () => {
      // There may be a line or a session again; nobody is told otherwise without a try.
      store.dispatch({ type: 'woken' });
      return new Promise((resolve) =>
        whenSettled(store, () => resolve(!isUnsaved(store.getState()))),
      );
    },
    choose: (choice) => decide({ type: 'chosen', choice }),
    swap: (aside) => decide({ type: 'swapped', aside }),
    dismiss: (aside) => decide({ type: 'dismissed', aside }),
  };

  /** The button goes with the decision: whoever pressed it goes on where they write. */
  function decide(action: DraftAction): void {
    flushSync(() => store.dispatch(action));
    document.querySelector<HTMLElement>(`form[data-draft="${id}"] textarea`)?.focus();
  }
}

/** Whether a save of this page has been answered, whatever the answer. */
function useIsAnswered({ phase: { name } }: DraftState): boolean {
  const [progress, setProgress] = useState<'new' | 'sent' | 'answered'>('new');
  const next =
    name === 'saving' && progress === 'new'
      ? 'sent'
      : name !== 'saving' && (progress === 'sent' || name !== 'typing')
        ? 'answered'
        : progress;
  if (next !== progress) setProgress(next);
  return next === 'answered';
}

const keyOf = ({ id, owner }: DraftView) => owner + id;

const newStore = (start: DraftState, { id, owner }: DraftView, token: string): DraftStore =>
  createDraftStore(start, {
    now: Date.now,
    later(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    afterPaint,
    send: draftSender(id, owner, token),
    read: () => readDraft(id, owner),
    copies: openLocalCopies(owner, id),
  });

/** What was typed into the fields of the server's page before there were scripts. */
function typedFields({ id, text, version }: DraftView): DraftText | null {
  if (typeof document === 'undefined') return null;
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${id}"]`);
  if (form === null) return null;
  return Object.fromEntries(
    Object.keys(text).map((section) => {
      const field = form.elements.namedItem(sectionField(section, version));
      const value = field instanceof HTMLTextAreaElement ? field.value : text[section];
      return [section, value ?? ''];
    }),
  );
}
