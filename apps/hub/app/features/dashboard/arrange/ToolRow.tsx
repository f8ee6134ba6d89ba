import { m } from '@applicant-hub/copy';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Heading,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import type { ColumnCount, Move } from '@applicant-hub/domain';
import type { FormEvent, HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { ArrangeForm } from './ArrangeForm.tsx';
import { arrangeParts, moveButtonId, toolRowId } from './arrange-path.ts';
import type { MoveCommand } from './command.ts';
import { ToolMark } from '../grid/ToolMark.tsx';
import * as css from './ToolRow.css.ts';
import type { ToolView } from '../grid/tool-view.ts';

export interface ToolRowProps {
  tool: ToolView;
  columns: ColumnCount;
  /** Position among the visible tools, from 1. */
  position: number;
  total: number;
  onMove: (command: MoveCommand) => void;
  /** The tool that takes this position after this tool is hidden; undefined for the only tool. */
  fallback: ToolView | undefined;
  handle?: ReactNode;
  /** Drag props for the row element. */
  root?: RefAttributes<HTMLLIElement> &
    HTMLAttributes<HTMLLIElement> & { 'data-dragged'?: boolean };
}

export function ToolRow({
  tool,
  columns,
  position,
  total,
  onMove,
  fallback,
  handle,
  root,
}: ToolRowProps) {
  const { id, title, isWide } = tool;
  const hide = useChangeForm();
  const button = (move: Move) => (
    <MoveButton
      tool={tool}
      columns={columns}
      move={move}
      isAtEnd={position === (move === 'earlier' ? 1 : total)}
      onMove={onMove}
    />
  );
  return (
    <li {...root} {...partProps(toolRowId(id))} className={css.row} data-tool={id}>
      <div className={css.handlePlace}>{handle}</div>
      <ToolMark {...tool} />
      <div className={css.words}>
        <Heading level={3} size="s">
          {title}
        </Heading>
        <Text size="s" muted numeric>
          {m.arrange_position({ position, total })}
          {isWide && ` · ${m.arrange_wide()}`}
        </Text>
      </div>
      <div className={css.buttons}>
        {button('earlier')}
        {button('later')}
        <ArrangeForm
          command={{ intent: 'hide', widget: id }}
          columns={columns}
          part={fallback ? toolRowId(fallback.id) : arrangeParts.shown}
          onSubmit={hide.onSubmit}
        >
          <Button type="submit" size="s" variant="quiet" busy={hide.isBusy}>
            {m.arrange_hide()}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </ArrangeForm>
      </div>
      <PartNotice of={[toolRowId(id), moveButtonId('earlier', id), moveButtonId('later', id)]} />
    </li>
  );
}

interface MoveButtonProps extends Pick<ToolRowProps, 'tool' | 'columns' | 'onMove'> {
  move: Move;
  isAtEnd: boolean;
}

function MoveButton({ tool: { id, title }, columns, move, isAtEnd, onMove }: MoveButtonProps) {
  const command: MoveCommand = { intent: move, widget: id, columns };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove(command);
  };
  const { Icon, words, reasonId } = directions[move];
  return (
    <ArrangeForm
      command={command}
      // After the form is submitted, the focus returns to the same button.
      columns={columns}
      part={moveButtonId(move, id)}
      onSubmit={submit}
    >
      <Button
        type="submit"
        size="s"
        variant="secondary"
        id={moveButtonId(move, id)}
        unavailable={isAtEnd}
        aria-describedby={isAtEnd ? reasonId : undefined}
      >
        <Icon />
        <VisuallyHidden onlyOn="small">{words()}</VisuallyHidden>
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </ArrangeForm>
  );
}

const directions = {
  earlier: { Icon: ArrowUpIcon, words: m.arrange_earlier, reasonId: 'arrange-is-first' },
  later: { Icon: ArrowDownIcon, words: m.arrange_later, reasonId: 'arrange-is-last' },
} as const;

/**
 * States why the first tool cannot be moved earlier, and why the last tool cannot be moved later.
 * Rendered once for all rows.
 */
export function MoveReasons() {
  return (
    <>
      <span id={directions.earlier.reasonId} hidden>
        {m.arrange_is_first()}
      </span>
      <span id={directions.later.reasonId} hidden>
        {m.arrange_is_last()}
      </span>
    </>
  );
}
