import { m } from '@applicant-hub/copy';
import { GripIcon } from '@applicant-hub/design-system';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { handle, list } from './ToolRow.css.ts';
import type { ToolListProps } from './ToolList.tsx';
import { ToolRow, type ToolRowProps } from './ToolRow.tsx';
import type { ToolView } from '../grid/tool-view.ts';

/**
 * `ToolList` with rows that can also be dragged by pointer, touch and keyboard (EXT-4). It needs
 * scripts, so it is never rendered on the server.
 */
export function SortableToolList({ tools, columns, onMove }: ToolListProps) {
  const sensors = useSensors(
    // A click on the handle without movement does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = tools.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const widget = ids.find((id) => id === active.id);
    const position = ids.findIndex((id) => id === over?.id) + 1;
    if (widget && position > 0 && active.id !== over?.id) {
      onMove({ intent: 'place', widget, columns, position });
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsOf(tools),
        screenReaderInstructions: { draggable: m.arrange_drag_help() },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={list}>
          {tools.map((tool, index) => (
            <SortableRow
              key={tool.id}
              tool={tool}
              columns={columns}
              position={index + 1}
              total={tools.length}
              onMove={onMove}
              fallback={tools[index + 1] ?? tools[index - 1]}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow(props: Omit<ToolRowProps, 'handle' | 'root'>) {
  const { id, title } = props.tool;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    transition: isMotionReduced() ? null : { duration: 150, easing: 'ease-out' },
  });
  return (
    <ToolRow
      {...props}
      root={{
        ref: setNodeRef,
        style: { transform: transform ? `translateY(${transform.y}px)` : undefined, transition },
        'data-dragged': isDragging,
      }}
      handle={
        // eslint-disable-next-line no-restricted-syntax -- The draggable element needs its own ref and event handlers.
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={handle}
          aria-label={m.arrange_drag_handle({ title })}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <GripIcon />
        </button>
      }
    />
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function announcementsOf(tools: readonly ToolView[]): Announcements {
  const at = (id: UniqueIdentifier, place: UniqueIdentifier = id) => ({
    title: tools.find((tool) => tool.id === id)?.title ?? '',
    position: tools.findIndex((tool) => tool.id === place) + 1,
    total: tools.length,
  });
  return {
    onDragStart: ({ active }) => m.arrange_drag_start(at(active.id)),
    // At first, a dragged tool is over itself. The start announcement covers this case.
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id
        ? m.arrange_drag_start(at(active.id))
        : m.arrange_drag_over(at(active.id, over.id)),
    onDragEnd: ({ active, over }) => m.arrange_drag_end(at(active.id, over?.id)),
    onDragCancel: ({ active }) => m.arrange_drag_cancel(at(active.id)),
  };
}
