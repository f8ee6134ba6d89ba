/** Under this key the tabs of a browser tell each other, by the events of its storage. */
const KEY = 'hub-told';

/** What has ended in another tab. */
const ends = ['deleted', 'signedOut'] as const;
export type EndElsewhere = (typeof ends)[number];

/** Tells the other tabs of this browser that a person's data was deleted, or that they have signed out. */
export function tellOtherTabs(end: EndElsewhere): void {
  try {
    window.localStorage.setItem(KEY, end);
    window.localStorage.removeItem(KEY);
  } catch {
    // Without storage nobody hears it; a save of an older text is refused all the same.
  }
}

/** Hears what other tabs tell, until the signal. */
export function hearOtherTabs(hear: (end: EndElsewhere) => void, signal: AbortSignal): void {
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      const end = ends.find((known) => known === newValue);
      if (key === KEY && end !== undefined) hear(end);
    },
    { signal },
  );
}
