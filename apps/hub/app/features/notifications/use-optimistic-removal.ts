import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';

/** A list whose items are sent away one by one, as its component needs it. */
export interface OptimisticRemoval<Item> {
  /** Those that were not sent away. */
  items: readonly Item[];
  /** Sends the form of an item; the item goes at once. Always the same function. */
  send: (id: string, action: string, fields: FormData) => void;
}

/** What was sent away, by id: whether it is saved. */
type Away = ReadonlyMap<string, boolean>;

const none: Away = new Map();

/**
 * Takes an item out of a list at once when its form is sent, and puts it back when that could not be
 * saved. Once it is saved, the next list that is loaded knows better: it may have been undone since. The
 * focus goes to the same button of the neighbour, so that several can be sent away one after another
 * by keyboard.
 *
 * @param list the element around all items; each has its id as `data-notification`
 */
export function useOptimisticRemoval<Item extends { id: string }>(
  loaded: readonly Item[],
  list: RefObject<HTMLElement>,
): OptimisticRemoval<Item> {
  const [known, setKnown] = useState(loaded);
  const [away, setAway] = useState(none);
  // A new one each time, though it may name the same item as before.
  const [fallback, setFallback] = useState<{ id: string | undefined } | null>(null);
  const sendChange = useSendChange();

  if (known !== loaded) {
    setKnown(loaded);
    setAway(new Map([...away].filter(([, isSaved]) => !isSaved)));
  }
  useEffect(() => {
    if (!fallback?.id || document.activeElement !== document.body) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-notification="${fallback.id}"] button[type="submit"]`)
      ?.focus();
  }, [list, fallback]);

  const items = loaded.filter(({ id }) => !away.has(id));
  const shown = useRef(items);
  useEffect(() => void (shown.current = items));
  const send = useCallback<OptimisticRemoval<Item>['send']>(
    (id, action, fields) => {
      const index = shown.current.findIndex((item) => item.id === id);
      setFallback({ id: (shown.current[index + 1] ?? shown.current[index - 1])?.id });
      setAway((others) => new Map([...others, [id, false]]));
      void sendChange(action, fields).then((isSaved) => {
        setAway((others) => {
          const rest = [...others].filter(([other]) => other !== id);
          return new Map(isSaved ? [...rest, [id, true]] : rest);
        });
      });
    },
    [sendChange],
  );
  return { items, send };
}
