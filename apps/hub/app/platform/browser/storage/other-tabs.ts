import { deviceStore } from './device-store.ts';

const ends = ['deleted', 'signedOut'] as const;
export type EndElsewhere = (typeof ends)[number];

export function tellOtherTabs(end: EndElsewhere): void {
  tell('toldEnd', end);
}

/**
 * Notifies the other tabs of this browser that a small change was saved, once this page has shown
 * the result or is left before. They then request their pages, and a one-time response of the
 * server must reach this page first.
 *
 * @param shown resolves when the result is shown, or when that has failed
 */
export function tellOfChange(shown: Promise<void>): void {
  const untold = new AbortController();
  const tellOnce = () => {
    if (untold.signal.aborted) return;
    untold.abort();
    tell('toldChange', 'saved');
  };
  window.addEventListener('pagehide', tellOnce, { signal: untold.signal });
  void shown.then(tellOnce);
}

/**
 * Storage keys for messages between tabs. Without storage no tab is notified, but the server still
 * refuses to save an older text.
 */
type Channel = 'toldEnd' | 'toldChange';

function tell(channel: Channel, what: string): void {
  deviceStore.write(channel, what);
  deviceStore.remove(channel);
}

/**
 * Listens for a sign-out or deletion in another tab, until the signal is aborted; without a signal,
 * for the lifetime of the page.
 */
export function hearOtherTabs(hear: (end: EndElsewhere) => void, signal?: AbortSignal): void {
  listen(
    'toldEnd',
    (what) => {
      const end = ends.find((known) => known === what);
      if (end !== undefined) hear(end);
    },
    signal,
  );
}

export function hearOfChanges(hear: () => void, signal?: AbortSignal): void {
  listen('toldChange', hear, signal);
}

function listen(channel: Channel, hear: (what: string) => void, signal?: AbortSignal): void {
  window.addEventListener(
    'storage',
    (event) => {
      // A message is removed at once, which causes another storage event.
      if (deviceStore.isAbout(event, channel) && event.newValue !== null) hear(event.newValue);
    },
    signal && { signal },
  );
}
