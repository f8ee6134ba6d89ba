import { deviceStore } from './device-store.ts';

/** What has ended in another tab. */
const ends = ['deleted', 'signedOut'] as const;
export type EndElsewhere = (typeof ends)[number];

/** Tells the other tabs of this browser that a person's data was deleted, or that they have signed out. */
export function tellOtherTabs(end: EndElsewhere): void {
  tell('toldEnd', end);
}

/**
 * Tells the other tabs of this browser that a small change was saved, once this page has shown what
 * came of it or is left before. They request their pages then, and a one-time answer of the server
 * must go to this page first.
 *
 * @param shown resolves when it is shown, whether that worked or not
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

/** Where tabs tell each other: without storage no tab hears it, and a save of an older text is refused all the same. */
type Channel = 'toldEnd' | 'toldChange';

function tell(channel: Channel, what: string): void {
  deviceStore.write(channel, what);
  deviceStore.remove(channel);
}

/** Hears what other tabs tell, until the signal; without one for as long as the page lives. */
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

/** Hears that another tab has saved a small change, until the signal, as above. */
export function hearOfChanges(hear: () => void, signal?: AbortSignal): void {
  listen('toldChange', hear, signal);
}

function listen(channel: Channel, hear: (what: string) => void, signal?: AbortSignal): void {
  window.addEventListener(
    'storage',
    (event) => {
      // What was told is taken away at once, which is an event as well.
      if (deviceStore.isAbout(event, channel) && event.newValue !== null) hear(event.newValue);
    },
    signal && { signal },
  );
}
