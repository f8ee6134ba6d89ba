import { FIELDS, isFilledIn } from '#app/platform/browser/forms/filled-in.ts';
import { onReturn } from '#app/platform/browser/page/on-return.ts';
import { listenForChanges } from './other-tabs.ts';

/**
 * Refreshes the page when another tab has saved a small change, such as a dismissed notification,
 * and when Back or Forward restores the page. Waits until the tab is visible, and until the user is
 * neither typing nor using an element that a refresh could remove.
 */
export function followChanges(refresh: () => void): void {
  let isOlder = false;
  const refreshIfOlder = () => {
    if (!isOlder || document.visibilityState !== 'visible' || isInUse()) return;
    isOlder = false;
    refresh();
  };
  const follow = () => {
    isOlder = true;
    refreshIfOlder();
  };
  listenForChanges(follow);
  onReturn(follow);
  document.addEventListener('visibilitychange', refreshIfOlder);
  // The focused element is only known after the event.
  document.addEventListener('focusout', () => setTimeout(refreshIfOlder));
}

const isInUse = (): boolean =>
  document.activeElement?.closest(`${FIELDS}, [data-notification]`) != null || isFilledIn(document);
