import { deviceStore } from './device-store.ts';

const ends = ['deleted', 'signedOut'] as const;
export type EndElsewhere = (typeof ends)[number];

export function notifyOtherTabs(end: EndElsewhere): void {
  send('toldEnd', end);
}

/**
 * Notifies the other tabs of this browser that a small change was saved. It does so once this page
 * has shown the result, or when the user leaves the page before that. The other tabs then request
 * their pages again; a one-time response of the server must reach this page first.
 *
 * @param shown resolves when the result is shown, or could not be shown
 */
export function announceChange(shown: Promise<void>): void {
  const pending = new AbortController();
  const announceOnce = () => {
    if (pending.signal.aborted) return;
    pending.abort();
    send('toldChange', 'saved');
  };
  window.addEventListener('pagehide', announceOnce, { signal: pending.signal });
  void shown.then(announceOnce);
}

/**
 * Storage keys for messages between tabs. Without storage no tab is notified, but the server still
 * refuses to save an outdated text.
 */
type Channel = 'toldEnd' | 'toldChange';

function send(channel: Channel, what: string): void {
  deviceStore.write(channel, what);
  deviceStore.remove(channel);
}

export function listenToOtherTabs(
  onMessage: (end: EndElsewhere) => void,
  signal?: AbortSignal,
): void {
  listen(
    'toldEnd',
    (what) => {
      const end = ends.find((known) => known === what);
      if (end !== undefined) onMessage(end);
    },
    signal,
  );
}

export function listenForChanges(onMessage: () => void, signal?: AbortSignal): void {
  listen('toldChange', onMessage, signal);
}

function listen(channel: Channel, onMessage: (what: string) => void, signal?: AbortSignal): void {
  window.addEventListener(
    'storage',
    (event) => {
      // A message is removed at once. The removal causes another storage event, which is ignored.
      if (deviceStore.isAbout(event, channel) && event.newValue !== null) onMessage(event.newValue);
    },
    signal && { signal },
  );
}
