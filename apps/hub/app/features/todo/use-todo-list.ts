import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { counts } from '#app/platform/browser/data-layer.ts';
import { createQueues } from './queues.ts';

/** What can be ticked off: one of the ten steps, or what the applicant wrote. */
export interface Tickable {
  readonly id: string;
  readonly done: boolean;
  readonly doneOn?: string | null;
}

/** What was pressed, by id, and whether it is saved. */
type Pressed = ReadonlyMap<string, { readonly done: boolean; readonly isSaved: boolean }>;

const none: Pressed = new Map();

/** The items as they are to be shown, and what their forms do with scripts. */
export interface TodoList<Item extends Tickable> {
  items: readonly Item[];
  /** Ticks one off, or takes that back. Always the same function. */
  toggle: (item: Tickable, action: string, fields: FormData) => void;
}

/**
 * Shows what was pressed at once, and takes it back when it could not be saved. What was pressed
 * counts until the first list that is loaded after it was saved: it may have been undone since.
 * Presses of one item are sent one after the other, so that the last one is what is saved.
 *
 * @param group id of the heading of those that are done, or are not
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
          // A later press says by itself what came of it.
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
 * What stands at the place of an item when it has changed lists.
 *
 * @returns the id of the heading of its neighbour, or else that of its list
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
 * Attributes of the button that ticks an item off or takes that back (TDO-7).
 *
 * @param counted id of a step; never anything that the applicant wrote
 */
export const countsToggle = (counted: string, done: boolean) =>
  counts({ event: 'todo_toggle', todo_id: counted, todo_done: !done });

/** The id of the heading of an item. */
export const todoHeading = (id: string): string => `todo-${id}`;

/** The id of the heading of the steps that are done, or of the others. */
export const todoGroupHeading = (done: boolean): string => (done ? 'done' : 'to-do');

/**
 * A step that changes lists takes its button with it. Focus goes to the heading of its neighbour, one
 * Tab before the neighbour's button: a second press of the same key changes nothing.
 */
function useFocusFallback(fallback: string | null): void {
  useEffect(() => {
    if (fallback === null || document.activeElement !== document.body) return;
    document.getElementById(fallback)?.focus();
  }, [fallback]);
}
