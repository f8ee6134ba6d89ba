import { FIELDS, isFilledIn } from './filled-in.ts';
import { onReturn } from './on-return.ts';
import { hearOfChanges } from './other-tabs.ts';

/**
 * Refreshes the page after another tab has saved a small change, such as a dismissed notification,
 * and when Back or Forward shows it again as it was left: once this tab is seen, and not while a
 * person is typing here or uses what could go.
 *
 * @param refresh asks for the page again
 */
export function followChanges(refresh: () => void): void {
  let isOlder = false;
  const look = () => {
    if (!isOlder || document.visibilityState !== 'visible' || isInUse()) return;
    isOlder = false;
    refresh();
  };
  const follow = () => {
    isOlder = true;
    look();
  };
  hearOfChanges(follow);
  onReturn(follow);
  document.addEventListener('visibilitychange', look);
  // What has the focus next is known after the event only.
  document.addEventListener('focusout', () => setTimeout(look));
}

/** Whether the focus is in a field or a notification, or a field holds what is not saved. */
const isInUse = (): boolean =>
  document.activeElement?.closest(`${FIELDS}, [data-notification]`) != null || isFilledIn(document);
