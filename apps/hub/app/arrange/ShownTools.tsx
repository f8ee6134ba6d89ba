import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { ToolList } from './ToolList.tsx';
import { MoveReasons } from './ToolRow.tsx';
import type { ToolsView } from './tool-view.ts';
import { useToolOrder } from './use-tool-order.ts';

const loadSortable = () => import('./SortableToolList.tsx');

/** Only this page loads what drags, and only once it can be used. */
const SortableToolList = lazy(async () => ({ default: (await loadSortable()).SortableToolList }));

/** The tools that are shown, in their order; where scripts run they can be dragged as well (EXT-4). */
export function ShownTools({ shown, columns }: Pick<ToolsView, 'shown' | 'columns'>) {
  const { tools, move } = useToolOrder(shown);
  const isSortable = useSortable();
  if (tools.length === 0) return <Text muted>{m.arrange_shown_none()}</Text>;
  const props = { tools, columns, onMove: move };
  return (
    <>
      <Suspense fallback={null}>
        {isSortable ? <SortableToolList {...props} /> : <ToolList {...props} />}
      </Suspense>
      <MoveReasons />
    </>
  );
}

/** Whether the list can be dragged: once the script is there that does it. */
function useSortable(): boolean {
  const [isReady, setReady] = useState(false);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      try {
        await loadSortable();
      } catch {
        // The buttons stay, which do the same.
        return;
      }
      if (gone.signal.aborted) return;
      focused.current = document.activeElement?.id ?? null;
      startTransition(() => setReady(true));
    };
    void load();
    return () => gone.abort();
  }, []);

  // Nobody loses the button on which they stand when one list takes the place of the other.
  useEffect(() => {
    if (!isReady || !focused.current) return;
    document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [isReady]);

  return isReady;
}
