import { guardDrafts } from './leaving.ts';
import { isUnsaved } from './state.ts';
import type { DraftStore } from './store.ts';

interface OpenDraft {
  store: DraftStore;
  isShown: boolean;
}

/** The texts of this tab: the displayed texts, and texts that the applicant left unsaved. */
const openDrafts = new Map<string, OpenDraft>();
let endGuard: (() => void) | null = null;

/** Starts or stops the guard, which also saves texts that the applicant left unsaved. */
function guard(): void {
  if (openDrafts.size === 0) {
    endGuard?.();
    endGuard = null;
  } else {
    endGuard ??= guardDrafts(() => [...openDrafts.values()].map(({ store }) => store));
  }
}

export const findLeftDraft = (key: string): DraftStore | null => {
  const left = openDrafts.get(key);
  return left !== undefined && !left.isShown ? left.store : null;
};

/**
 * @returns a function to call when the page is left: it saves the text at once, and retries until
 * the text is saved
 */
export function showDraft(key: string, store: DraftStore): () => void {
  const known = openDrafts.get(key);
  const draft = known?.store === store ? known : { store, isShown: true };
  if (draft === known) draft.isShown = true;
  else store.open();
  openDrafts.set(key, draft);
  guard();

  return () => {
    draft.isShown = false;
    store.dispatch({ type: 'wanted' });
    const stop = store.subscribe(endIfSaved);
    function endIfSaved() {
      if (!draft.isShown && isUnsaved(store.getState())) return;
      stop();
      if (draft.isShown) return;
      store.close();
      if (openDrafts.get(key) === draft) openDrafts.delete(key);
      guard();
    }
    endIfSaved();
  };
}
