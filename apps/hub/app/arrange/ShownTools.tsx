import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { ToolList, type ToolListProps } from './ToolList.tsx';
import { MoveReasons } from './ToolRow.tsx';
import type { ToolsView } from './tool-view.ts';
import { useToolOrder } from './use-tool-order.ts';

/** The tools that are shown, in their order; where scripts run they can be dragged as well (EXT-4). */
export function ShownTools({ shown, columns }: Pick<ToolsView, 'shown' | 'columns'>) {
  const { tools, move } = useToolOrder(shown);
  const List = useToolList();
  if (tools.length === 0) return <Text muted>{m.arrange_shown_none()}</Text>;
  return (
    <>
      <List tools={tools} columns={columns} onMove={move} />
      <MoveReasons />
    </>
  );
}

/**
 * The list, which can be dragged once the script is there that does it. Not `lazy`: React would take
 * over what is in a `Suspense` after the rest, and a translation could come in between.
 */
function useToolList(): ComponentType<ToolListProps> {
  const [list, setList] = useState<{ List: ComponentType<ToolListProps> }>({ List: ToolList });
  const focused = useRef<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      try {
        const { SortableToolList } = await import('./SortableToolList.tsx');
        if (gone.signal.aborted) return;
        focused.current = document.activeElement?.id ?? null;
        startTransition(() => setList({ List: SortableToolList }));
      } catch {
        // The buttons stay, which do the same.
      }
    };
    void load();
    return () => gone.abort();
  }, []);

  // Nobody loses the button on which they stand when one list takes the place of the other.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [list]);

  return list.List;
}
