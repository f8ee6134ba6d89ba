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
  hearOfChanges(follow, new AbortController().signal);
  onReturn(follow);
  document.addEventListener('visibilitychange', look);
  // What has the focus next is known after the event only.
  document.addEventListener('focusout', () => setTimeout(look));
}

const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the focus is in a field or a notification, or a field holds what is not saved. */
function isInUse(): boolean {
  if (document.activeElement?.closest(`${FIELDS}, [data-notification]`)) return true;
  return [...document.querySelectorAll<Field>(FIELDS)].some(isFilledIn);
}

function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== served?.value;
  }
  if (field.value !== field.defaultValue) return true;
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}
