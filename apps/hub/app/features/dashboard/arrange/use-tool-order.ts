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

interface ToolOrder {
  tools: readonly ToolView[];
  move: (command: MoveCommand) => void;
}

/**
 * Shows the requested order immediately, and reverts to the saved order if a move fails. Moves are
 * sent one at a time, because each move depends on the result of the previous move.
 *
 * @param shown the tools when the page was loaded
 */
export function useToolOrder(shown: readonly ToolView[]): ToolOrder {
  // The requested order is shown until the page has this order or a newer order.
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
      // Later moves are also discarded, because they depend on the failed move.
      setWanted(null);
      queue.current = Promise.resolve(true);
    });
  };
  return { tools, move };
}

const idsOf = (tools: readonly ToolView[]): WidgetOrder => tools.map(({ id }) => id);

const isOther = (before: readonly ToolView[], after: readonly ToolView[]) =>
  idsOf(before).join() !== idsOf(after).join();

/** Sorts the tools. A tool that is missing from the order, because it was added later, is last. */
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
