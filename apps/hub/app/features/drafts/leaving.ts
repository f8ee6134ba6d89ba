import { isPlainPress } from '@applicant-hub/design-system';
import { useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { goTo } from '#app/platform/islands/page-load.ts';
import { hearOtherTabs } from '#app/platform/browser/other-tabs.ts';
import { isUnsaved } from './machine.ts';
import { MAX_KEEPALIVE, sizeOf } from './send.ts';
import type { DraftStore } from './store.ts';

/** How long going to another page of the hub, or signing out, waits for a save (milliseconds). */
const LEAVE_AFTER_MS = 4_000;

/**
 * Stands by texts for as long as the tab has them, on whatever page of the hub: saves them when the
 * tab is left or hidden and before somebody signs out, tries again when there is a line or a person
 * again, and then asks for what was saved elsewhere.
 *
 * @returns ends it
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
  hearOtherTabs((end) => {
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

/** Signing out waits for the texts: nobody could save them afterwards. */
function waitWithSignOut(event: SubmitEvent, stores: readonly DraftStore[]): void {
  const form = event.target as HTMLFormElement;
  const unsaved = stores.filter((store) => isUnsaved(store.getState()));
  if (new URL(form.action).pathname !== paths.logout || unsaved.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const ends = unsaved.map((store) => new Promise<void>((end) => whenSettled(store, end)));
  void Promise.all(ends).then(() => form.submit());
}

/** Whether something would be lost with the page, or nobody would know of it: then they are asked. */
function mayBeLost(store: DraftStore): boolean {
  const state = store.getState();
  if (!isUnsaved(state)) return false;
  const { phase, text } = state;
  const isOnItsWay = phase.name === 'saving' && phase.sent === text && phase.attempt === 0;
  return !isOnItsWay || !store.isCopied() || sizeOf(text) >= MAX_KEEPALIVE;
}

/** Going to another page of the hub waits until the text is saved, or until that has failed. */
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
 * Saves, and does the work when that has ended, one way or another.
 *
 * @returns stops it
 */
export function whenSettled(store: DraftStore, work: () => void): () => void {
  const stopListening = store.subscribe(look);
  const timer = setTimeout(end, LEAVE_AFTER_MS);
  function look() {
    const { name } = store.getState().phase;
    // What was typed while a save was on its way is saved at once as well.
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
  look();
  return stop;
}
