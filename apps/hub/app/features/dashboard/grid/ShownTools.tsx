import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import {
  type ComponentType,
  createElement,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { arrangeParts } from '../arrange/arrange-path.ts';
import { ToolList, type ToolListProps } from '../arrange/ToolList.tsx';
import { MoveReasons } from '../arrange/ToolRow.tsx';
import type { ToolsView } from './tool-view.ts';
import { useToolOrder } from '../arrange/use-tool-order.ts';

/** The visible tools in order; with scripts they can also be dragged (EXT-4). */
export function ShownTools({ shown, columns }: Pick<ToolsView, 'shown' | 'columns'>) {
  const { tools, move } = useToolOrder(shown);
  const Sortable = useSortableToolList();
  if (tools.length === 0) {
    return (
      <>
        <PartNotice of={[arrangeParts.shown]} />
        <Text muted>{m.arrange_shown_none()}</Text>
      </>
    );
  }
  const props = { tools, columns, onMove: move };
  return (
    <>
      {Sortable ? createElement(Sortable, props) : <ToolList {...props} />}
      <MoveReasons />
    </>
  );
}

/**
 * Returns the draggable list once its script has loaded. It does not use `lazy`: React hydrates the
 * content of a `Suspense` later than the rest, and a browser translation could change it before
 * that.
 */
function useSortableToolList(): ComponentType<ToolListProps> | null {
  const [Sortable, setSortable] = useState<ComponentType<ToolListProps> | null>(null);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const load = async () => {
      try {
        const { SortableToolList } = await import('../arrange/SortableToolList.tsx');
        if (gone.signal.aborted) return;
        focused.current = document.activeElement?.id ?? null;
        startTransition(() => setSortable(() => SortableToolList));
      } catch {
        // If the draggable list fails to load, the buttons still move the tools.
      }
    };
    void load();
    return () => gone.abort();
  }, []);

  // When the draggable list replaces the plain list, the focus stays on the focused button.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [Sortable]);

  return Sortable;
}
