import { isFilledIn } from '#app/platform/browser/filled-in.ts';
import { withTimeout } from '#app/platform/browser/with-timeout.ts';

/** Something that comes with a script of its own. */
export interface LazyModule<Value> {
  /** Loads it, unless that was done. @returns whether it is there; false allows for another try */
  load: () => Promise<boolean>;
  /**
   * What it brought; for a component that is rendered. In a browser that cannot have it, which has
   * a page of before a release, the page is loaded anew: the server's needs no script. Nothing that
   * is filled in is lost for it.
   *
   * @throws a promise to wait for; on a server, why it cannot be had
   */
  read: () => Value;
}

/** Where a page is written: nothing on it changes, and every script is at hand. */
const isServer = typeof document === 'undefined';

/**
 * Never ends: another page comes. Not where something is filled in that is saved nowhere: what is
 * shown stays until the next time that the component is rendered, which tries again.
 */
const reload = () => {
  if (!isFilledIn(document)) window.location.reload();
  return new Promise<never>(() => undefined);
};

/** Those that were made and not yet loaded. */
const waiting = new Set<() => Promise<boolean>>();

/** @param fetchIt imports it; called again when that failed */
export function lazyModule<Value>(fetchIt: () => Promise<Value>): LazyModule<Value> {
  let here: { value: Value } | null = null;
  let failure: { reason: unknown } | null = null;
  let loading: Promise<boolean> | null = null;
  const load = () => {
    waiting.delete(load);
    loading ??= withTimeout(fetchIt()).then(
      (value) => {
        here = { value };
        return true;
      },
      (reason: unknown) => {
        failure = { reason };
        loading = null;
        return false;
      },
    );
    return loading;
  };
  waiting.add(load);
  return {
    load,
    read: () => {
      if (here) return here.value;
      if (failure && isServer) throw failure.reason;
      throw load().then((isHere) => (isHere || isServer ? undefined : reload()));
    },
  };
}

/** Loads all of them, and what they make in turn: a server has every script at hand. */
export async function preloadAll(): Promise<void> {
  while (waiting.size > 0) await Promise.all([...waiting].map((load) => load()));
}
