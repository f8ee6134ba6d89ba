import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { counts } from '#app/platform/browser/page/data-layer.ts';
import { createQueues } from './queues.ts';

export interface Tickable {
  readonly id: string;
  readonly done: boolean;
  readonly doneOn?: string | null;
}

/** The pressed items by id, each with its new state and whether the change is saved. */
type Pressed = ReadonlyMap<string, { readonly done: boolean; readonly isSaved: boolean }>;

const none: Pressed = new Map();

export interface TodoList<Item extends Tickable> {
  items: readonly Item[];
  /** Marks an item as done or not done. The function is stable. */
  toggle: (item: Tickable, action: string, fields: FormData) => void;
}

/**
 * Shows a change as soon as the button is pressed, and reverts it when saving fails. After the
 * save, the change is shown only until the next list is loaded, because it may have been undone in
 * the meantime. Changes to one item are sent in order, so that the last change is saved.
 *
 * @param group returns the id of the heading above the done or the open items
 */
export function useTodoList<Item extends Tickable>(
  loaded: readonly Item[],
  group: (done: boolean) => string,
): TodoList<Item> {
  const [known, setKnown] = useState(loaded);
  const [pressed, setPressed] = useState(none);
  const [fallback, setFallback] = useState<string | null>(null);
  const send = useSendChange();
  const queues = useRef(createQueues<string>());
  useFocusFallback(fallback);

  if (known !== loaded) {
    setKnown(loaded);
    setPressed(new Map([...pressed].filter(([, { isSaved }]) => !isSaved)));
  }
  const items = loaded.map((item) => {
    const done = pressed.get(item.id)?.done ?? item.done;
    return done === item.done ? item : { ...item, done, doneOn: null };
  });

  const shown = useRef(items);
  useEffect(() => void (shown.current = items));
  const toggle = useCallback<TodoList<Item>['toggle']>(
    ({ id, done }, action, fields) => {
      setFallback(fallbackOf(id, done, shown.current, group));
      setPressed((others) => new Map([...others, [id, { done: !done, isSaved: false }]]));
      void queues.current
        .add(id, () => send(action, fields))
        .then((isSaved) => {
          // The result of a later click replaces the result of this click.
          if (queues.current.isWaiting(id)) return;
          setPressed((others) => {
            const rest = [...others].filter(([other]) => other !== id);
            return new Map(isSaved ? [...rest, [id, { done: !done, isSaved }]] : rest);
          });
        });
    },
    [send, group],
  );
  return { items, toggle };
}

/**
 * Finds the element that receives the focus after an item has moved to the other list.
 *
 * @returns the id of the heading of its neighbour in the old list, or of the old list if it is now
 * empty
 */
export function fallbackOf(
  id: string,
  done: boolean,
  items: readonly Tickable[],
  group: (done: boolean) => string,
): string {
  const list = items.filter((item) => item.done === done).map((item) => item.id);
  const index = list.indexOf(id);
  const next = list[index + 1] ?? list[index - 1];
  return next ? todoHeading(next) : group(done);
}

/**
 * Analytics attributes of the button that marks an item (TDO-7).
 *
 * @param counted id of a step; never text that the applicant has written
 */
export const countsToggle = (counted: string, done: boolean) =>
  counts({ event: 'todo_toggle', todo_id: counted, todo_done: !done });

export const todoHeading = (id: string): string => `todo-${id}`;

export const todoGroupHeading = (done: boolean): string => (done ? 'done' : 'to-do');

/**
 * When a step moves to the other list, its button moves with it. The focus moves to the heading of
 * the neighbouring step, one Tab before its button, so that pressing the same key again changes
 * nothing.
 */
function useFocusFallback(fallback: string | null): void {
  useEffect(() => {
    if (fallback === null || document.activeElement !== document.body) return;
    document.getElementById(fallback)?.focus();
  }, [fallback]);
}
