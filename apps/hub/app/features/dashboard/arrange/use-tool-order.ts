import {
  type GridWidgetId,
  moveWidget,
  placeWidget,
  type WidgetOrder,
} from '@applicant-hub/domain';
import { useContext, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { useSendChange } from '#app/platform/flash/use-send-change.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import type { MoveCommand } from './command.ts';
import type { ToolView } from '../grid/tool-view.ts';

/** The tools in their order, and a way to change it. */
interface ToolOrder {
  tools: readonly ToolView[];
  move: (command: MoveCommand) => void;
}

/**
 * Shows the wanted order at once, and as it is saved again when a move could not be saved. Moves are
 * sent one after the other, for each is made on what the one before it has left.
 *
 * @param shown as the page was loaded
 */
export function useToolOrder(shown: readonly ToolView[]): ToolOrder {
  // What was wanted counts until the page knows of it, or knows better.
  const [wanted, setWanted] = useState<WidgetOrder | null>(null);
  const [sending, setSending] = useState(0);
  const [known, setKnown] = useState(shown);
  if (known !== shown) {
    setKnown(shown);
    if (sending === 0 && isOther(known, shown)) setWanted(null);
  }

  const { token } = useContext(PageContext);
  const send = useSendChange();
  const queue = useRef(Promise.resolve(true));

  const tools = wanted ? inOrder(shown, wanted) : shown;
  const move = (command: MoveCommand) => {
    setWanted(orderAfter(idsOf(tools), command));
    setSending((count) => count + 1);
    const sent = queue.current.then(
      (isGoingOn) => isGoingOn && send(paths.arrangeForm, fieldsOf(command, token)),
    );
    queue.current = sent;
    void sent.then((isSaved) => {
      setSending((count) => count - 1);
      if (isSaved) return;
      // What was wanted after it was wanted of an order that never came about.
      setWanted(null);
      queue.current = Promise.resolve(true);
    });
  };
  return { tools, move };
}

const idsOf = (tools: readonly ToolView[]): WidgetOrder => tools.map(({ id }) => id);

const isOther = (before: readonly ToolView[], after: readonly ToolView[]) =>
  idsOf(before).join() !== idsOf(after).join();

/** A tool that was added meanwhile is the last. */
function inOrder(tools: readonly ToolView[], order: WidgetOrder): readonly ToolView[] {
  const place = ({ id }: ToolView) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return [...tools].sort((a, b) => place(a) - place(b));
}

function orderAfter(order: WidgetOrder, command: MoveCommand): WidgetOrder {
  const shown: ReadonlySet<GridWidgetId> = new Set(order);
  return command.intent === 'place'
    ? placeWidget(order, command.widget, command.position - 1, shown)
    : moveWidget(order, command.widget, command.intent, shown);
}

function fieldsOf(command: MoveCommand, token: string): FormData {
  const fields = new FormData();
  fields.set('csrf', token);
  for (const [name, value] of Object.entries<string | number>(command)) {
    fields.set(name, String(value));
  }
  return fields;
}
