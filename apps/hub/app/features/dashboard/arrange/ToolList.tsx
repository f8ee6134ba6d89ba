import type { ColumnCount } from '@applicant-hub/domain';
import { list } from './ToolRow.css.ts';
import { ToolRow } from './ToolRow.tsx';
import type { MoveCommand } from './command.ts';
import type { ToolView } from '../grid/tool-view.ts';

export interface ToolListProps {
  tools: readonly ToolView[];
  columns: ColumnCount;
  onMove: (command: MoveCommand) => void;
}

export function ToolList({ tools, columns, onMove }: ToolListProps) {
  return (
    <ol className={list}>
      {tools.map((tool, index) => (
        <ToolRow
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
  );
}
