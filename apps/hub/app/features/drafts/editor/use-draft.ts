import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { afterPaint } from '#app/platform/browser/time/after-paint.ts';
import type { DraftSectionField } from './DraftField.tsx';
import { sectionField } from './fields.ts';
import { useWaitingNavigation, whenSettled } from '../device/leaving.ts';
import { openLocalCopies } from '../device/local-copies.ts';
import type { DraftChoice } from '../device/machine.ts';
import { findLeftDraft, showDraft } from '../device/open-drafts.ts';
import { draftSender, readDraft } from '../device/send.ts';
import { type AsideText, type DraftState, isUnsaved } from '../device/state.ts';
import { type DraftAction, type DraftStore, createDraftStore } from '../device/store.ts';
import { type DraftText, isSameText } from './text.ts';
import { type DraftOutcome, type DraftView, startDraft } from './view.ts';

export interface Draft {
  id: string;
  owner: string;
  state: DraftState;
  /**
   * The reason why a form without scripts was not saved. Null if the form was saved, if no form was
   * sent, and after the first response to a save from this page.
   */
  problem: string | null;
  /** Props for the field of a section: `<DraftField label="…" {...draft.field('skills')} />`. */
  field: (section: string) => DraftSectionField;
  /** Replaces the text and saves it. The replaced text is stored as a version. */
  replace: (text: DraftText) => void;
  /**
   * Saves at once.
   *
   * @returns whether the server has the whole text now
   */
  save: () => Promise<boolean>;
  /** Resolves a conflict. */
  choose: (choice: DraftChoice) => void;
  /** Restores a text that was put aside, and puts the shown text aside instead. */
  swap: (aside: AsideText) => void;
  /** Removes a text that was put aside. */
  dismiss: (aside: AsideText) => void;
}

/**
 * Returns a text that is saved automatically. Every change is copied to this device. The text is
 * saved 2.5 s after typing stops and when the page is left (SYS-5). A failed save is retried. A
 * save never overwrites text that was saved elsewhere (decision 21).
 *
 * The editor is a `DraftForm` with one `DraftField` for each section, whose props are
 * `draft.field(section)`. `DraftStatus` shows the save status, and `DraftNotices` shows notices and
 * decisions. While `draft.state.phase.name` is `conflict`, `DraftConflict` replaces the form.
 * `draft.state.text` is the current text, by section. All of it works without scripts.
 *
 * @param view the result of `loadDraft`
 * @param outcome the result of `actDraft` for a form without scripts, or null
 */
export function useDraft(view: DraftView, outcome: DraftOutcome | null): Draft {
  const { id, owner } = view;
  const { token } = useContext(PageContext);
  const [store] = useState(
    () => findLeftDraft(keyOf(view)) ?? newStore(startDraft(view, outcome), view, token),
  );
  // The fields are read before hydration, because hydration would lose the typed text.
  const [fields] = useState(() => () => typedFields(view));
  const [typedBefore] = useState(fields);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  useEffect(() => {
    const leave = showDraft(owner + id, store);
    // The fields still contain text that was typed during hydration.
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
      // The network may be available again, or the applicant may have signed in again. Only a new
      // save can confirm this.
      store.dispatch({ type: 'woken' });
      return new Promise((resolve) =>
        whenSettled(store, () => resolve(!isUnsaved(store.getState()))),
      );
    },
    choose: (choice) => decide({ type: 'chosen', choice }),
    swap: (aside) => decide({ type: 'swapped', aside }),
    dismiss: (aside) => decide({ type: 'dismissed', aside }),
  };

  /** The decision removes its button, so the focus moves to the text field. */
  function decide(action: DraftAction): void {
    flushSync(() => store.dispatch(action));
    document.querySelector<HTMLElement>(`form[data-draft="${id}"] textarea`)?.focus();
  }
}

/** Whether this page has received the response to a save. */
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

/** Text that was typed into the server-rendered fields before the scripts loaded. */
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
