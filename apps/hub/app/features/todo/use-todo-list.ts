import type { TodoId } from '@applicant-hub/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { createQueues } from './queues.ts';
import type { TodoView } from './todo-view.ts';

type Pressed = Readonly<Partial<Record<TodoId, boolean>>>;

/** The steps as they are to be shown, and what their forms do with scripts. */
export interface TodoList {
  items: readonly TodoView[];
  /** Ticks a step off, or takes that back. Always the same function. */
  toggle: (item: TodoView, action: string, fields: FormData) => void;
}

/**
 * Shows what was pressed at once, and takes it back when it could not be saved. What was pressed
 * counts until the page knows of it, or knows better. Presses of one step are sent one after the
 * other, so that the last one is what is saved.
 */
export function useTodoList(loaded: readonly TodoView[]): TodoList {
  const [known, setKnown] = useState(loaded);
  const [pressed, setPressed] = useState<Pressed>({});
  const [fallback, setFallback] = useState<string | null>(null);
  const send = useSendChange();
  const queues = useRef(createQueues<TodoId>());
  useFocusFallback(fallback);

  if (known !== loaded) {
    setKnown(loaded);
    setPressed(withoutChanged(pressed, known, loaded));
  }
  const items = loaded.map((item) => {
    const done = pressed[item.id] ?? item.done;
    return done === item.done ? item : { ...item, done, doneOn: null };
  });

  const shown = useRef(items);
  useEffect(() => void (shown.current = items));
  const toggle = useCallback<TodoList['toggle']>(
    ({ id, done }, action, fields) => {
      setFallback(fallbackOf(id, done, shown.current));
      setPressed((others) => ({ ...others, [id]: !done }));
      (window.dataLayer ??= []).push({ event: 'todo_toggle', todo_id: id, todo_done: !done });
      void queues.current
        .add(id, () => send(action, fields))
        .then((isSaved) => {
          // A later press says by itself what came of it.
          if (!isSaved && !queues.current.isWaiting(id))
            setPressed((others) => ({ ...others, [id]: undefined }));
        });
    },
    [send],
  );
  return { items, toggle };
}

/** What the page has come to know of is not pressed any more. */
const withoutChanged = (
  pressed: Pressed,
  before: readonly TodoView[],
  now: readonly TodoView[],
): Pressed => {
  const changed = now.filter(({ id, done }) =>
    before.some((other) => other.id === id && other.done !== done),
  );
  return { ...pressed, ...Object.fromEntries(changed.map(({ id }) => [id, undefined])) };
};

/**
 * What stands at the place of a step when it has changed lists.
 *
 * @returns the id of the heading of its neighbour, or else that of its list
 */
export function fallbackOf(id: TodoId, done: boolean, items: readonly TodoView[]): string {
  const group = items.filter((item) => item.done === done).map((item) => item.id);
  const index = group.indexOf(id);
  const next = group[index + 1] ?? group[index - 1];
  return next ? todoHeading(next) : todoGroupHeading(done);
}

/** The id of the heading of a step. */
export const todoHeading = (id: TodoId): string => `todo-${id}`;

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
