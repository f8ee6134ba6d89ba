import { isPlainPress } from '@applicant-hub/design-system';
import { useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { listenToOtherTabs } from '#app/platform/browser/storage/other-tabs.ts';
import { isUnsaved } from './state.ts';
import { MAX_KEEPALIVE, sizeOf } from './send.ts';
import type { DraftStore } from './store.ts';

/** How long navigation within the hub, or signing out, waits for a save (milliseconds). */
const LEAVE_AFTER_MS = 4_000;

/**
 * Protects unsaved texts for as long as the tab is open, on every page of the hub. It saves them
 * when the tab is left or hidden, and before the applicant signs out. When the network is available
 * again or the user returns to the tab, it retries failed saves and fetches texts that were saved
 * elsewhere.
 *
 * @returns a function that stops the protection
 */
export function guardDrafts(stores: () => readonly DraftStore[]): () => void {
  const events = new AbortController();
  const { signal } = events;
  const save = () => stores().forEach((store) => store.dispatch({ type: 'wanted' }));
  const wake = () =>
    stores().forEach((store) => {
      store.dispatch({ type: 'woken' });
      store.refresh();
    });
  window.addEventListener('pagehide', save, { signal });
  window.addEventListener('online', wake, { signal });
  window.addEventListener('focus', wake, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? save() : wake()),
    { signal },
  );
  window.addEventListener(
    'beforeunload',
    (event) => {
      save();
      if (stores().some(mayBeLost)) event.preventDefault();
    },
    { signal },
  );
  listenToOtherTabs((end) => {
    if (end !== 'deleted') return;
    stores().forEach((store) => store.abandon());
    events.abort();
  }, signal);
  window.addEventListener('submit', (event) => waitWithSignOut(event, stores()), {
    capture: true,
    signal,
  });
  return () => events.abort();
}

/** Signing out waits for the texts to be saved, because they cannot be saved afterwards. */
function waitWithSignOut(event: SubmitEvent, stores: readonly DraftStore[]): void {
  const form = event.target as HTMLFormElement;
  const unsaved = stores.filter((store) => isUnsaved(store.getState()));
  if (new URL(form.action).pathname !== paths.logout || unsaved.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const ends = unsaved.map((store) => new Promise<void>((end) => whenSettled(store, end)));
  void Promise.all(ends).then(() => form.submit());
}

/** Whether leaving the page could lose text. If so, the browser asks for confirmation. */
function mayBeLost(store: DraftStore): boolean {
  const state = store.getState();
  if (!isUnsaved(state)) return false;
  const { phase, text } = state;
  const isOnItsWay = phase.name === 'saving' && phase.sent === text && phase.attempt === 0;
  return !isOnItsWay || !store.isCopied() || sizeOf(text) >= MAX_KEEPALIVE;
}

/**
 * Delays navigation within the hub until the text is saved or the save has failed, but no longer
 * than `LEAVE_AFTER_MS`.
 */
export function useWaitingNavigation(store: DraftStore): void {
  useEffect(() => {
    const wait = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link === null || link.target === '_blank' || link.origin !== window.location.origin)
        return;
      if (event.defaultPrevented || !isPlainPress(event) || !isUnsaved(store.getState())) return;
      event.preventDefault();
      whenSettled(store, () => goTo(link.href));
    };
    document.addEventListener('click', wait);
    return () => document.removeEventListener('click', wait);
  }, [store]);
}

/**
 * Saves, then runs `work` when the save has succeeded or failed, or after `LEAVE_AFTER_MS`.
 *
 * @returns a function that cancels `work`
 */
export function whenSettled(store: DraftStore, work: () => void): () => void {
  const stopListening = store.subscribe(checkPhase);
  const timer = setTimeout(end, LEAVE_AFTER_MS);
  function checkPhase() {
    const { name } = store.getState().phase;
    // Text that was typed during a save is also saved at once.
    if (name === 'typing') store.dispatch({ type: 'wanted' });
    else if (name !== 'saving') end();
  }
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  function end() {
    stop();
    work();
  }
  store.dispatch({ type: 'wanted' });
  checkPhase();
  return stop;
}
