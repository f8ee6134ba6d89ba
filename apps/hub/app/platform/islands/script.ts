import { isFilledIn } from '#app/platform/browser/forms/filled-in.ts';
import { withTimeout } from '#app/platform/browser/time/with-timeout.ts';

export interface LazyModule<Value> {
  /** Loads the module once. @returns whether it has loaded; if not, the next call tries again */
  load: () => Promise<boolean>;
  /**
   * The loaded value, for a component that is being rendered. A page that was opened before a
   * release may be unable to load its scripts. Such a page is reloaded: the server's HTML works
   * without scripts, so no input is lost.
   *
   * @throws a promise to wait for; on a server, the error of the import
   */
  read: () => Value;
}

/** On the server, there is no page to reload, and all scripts are available. */
const isServer = typeof document === 'undefined';

/**
 * Reloads the page, and never settles. A page with unsaved input is not reloaded: it remains open
 * until the next render of the component, which tries again.
 */
const reload = () => {
  if (!isFilledIn(document)) window.location.reload();
  return new Promise<never>(() => undefined);
};

/** Modules that are created but not loaded yet. */
const waiting = new Set<() => Promise<boolean>>();

/** @param fetchIt imports the module; called again after a failure */
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

/**
 * Loads all modules, including modules that are created while loading. For the server, where every
 * script is available.
 */
export async function preloadAll(): Promise<void> {
  while (waiting.size > 0) await Promise.all([...waiting].map((load) => load()));
}
