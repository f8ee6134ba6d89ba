import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';

export interface OptimisticRemoval<Item> {
  /** The items that have not been removed. */
  items: readonly Item[];
  /** Sends the form of an item, which is removed at once. The function is stable. */
  send: (id: string, action: string, fields: FormData) => void;
}

/** The ids of removed items. The value is true when the removal is saved. */
type Away = ReadonlyMap<string, boolean>;

const none: Away = new Map();

/**
 * Removes an item from a list as soon as its form is sent, and restores it when saving fails. After
 * the save, the next loaded list applies, because the user may have undone the removal by then. The
 * focus moves to the same button of the neighbouring item, so that several items can be removed one
 * after another by keyboard.
 *
 * @param list the element around all items; each has its id as `data-notification`
 */
export function useOptimisticRemoval<Item extends { id: string }>(
  loaded: readonly Item[],
  list: RefObject<HTMLElement>,
): OptimisticRemoval<Item> {
  const [known, setKnown] = useState(loaded);
  const [away, setAway] = useState(none);
  // A new object for each removal, so that the effect also runs for the same item.
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
