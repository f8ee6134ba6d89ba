import { useBlocker } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { paths } from '../applicant/links.ts';
import { isUnsaved } from './machine.ts';
import { MAX_KEEPALIVE, sizeOf } from './send.ts';
import type { DraftStore } from './store.ts';

/** How long going to another page of the hub, or signing out, waits for a save (milliseconds). */
const LEAVE_AFTER_MS = 4_000;

/** Saves when the page is left or hidden, and tries again when there is a line or a person again. */
export function useLeaving(store: DraftStore): void {
  useEffect(() => {
    const save = () => store.dispatch({ type: 'wanted' });
    const wake = () => store.dispatch({ type: 'woken' });
    const onVisibility = () => (document.visibilityState === 'hidden' ? save() : wake());
    const onUnload = (event: BeforeUnloadEvent) => {
      save();
      if (mayBeLost(store)) event.preventDefault();
    };
    window.addEventListener('pagehide', save);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [store]);
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
  const blocker = useBlocker(useCallback(() => isUnsaved(store.getState()), [store]));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    return whenSettled(store, () => blocker.proceed());
  }, [blocker, store]);
}

/** Signing out waits for the text: nobody could save it afterwards. */
export function useWaitingSignOut(store: DraftStore): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (new URL(form.action).pathname !== paths.logout || !isUnsaved(store.getState())) return;
      event.preventDefault();
      event.stopPropagation();
      whenSettled(store, () => form.submit());
    };
    window.addEventListener('submit', onSubmit, { capture: true });
    return () => window.removeEventListener('submit', onSubmit, { capture: true });
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
