import { m } from '@applicant-hub/copy';
import { Button, Heading, Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import type { ColumnCount } from '@applicant-hub/domain';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { ArrangeForm } from './ArrangeForm.tsx';
import { arrangeParts } from './arrange-path.ts';
import { ToolMark } from '../grid/ToolMark.tsx';
import * as css from './ToolPicker.css.ts';
import type { ToolsView, ToolView } from '../grid/tool-view.ts';

export function ToolPicker({ hidden, columns }: Pick<ToolsView, 'hidden' | 'columns'>) {
  return (
    <Stack as="section" gap={3} aria-labelledby={arrangeParts.picker}>
      <Heading level={2} {...partProps(arrangeParts.picker)}>
        {m.arrange_picker_heading()}
      </Heading>
      <PartNotice of={[arrangeParts.picker]} />
      {hidden.length === 0 ? (
        <Text muted>{m.arrange_picker_none()}</Text>
      ) : (
        <ul className={css.list}>
          {hidden.map((tool) => (
            <HiddenTool key={tool.id} tool={tool} columns={columns} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface HiddenToolProps {
  tool: ToolView;
  columns: ColumnCount;
}

function HiddenTool({ tool, columns }: HiddenToolProps) {
  const { id, title, description, isWide } = tool;
  const { isBusy, onSubmit } = useChangeForm();
  return (
    <li className={css.tool} data-tool={id}>
      <ToolMark {...tool} />
      <div className={css.words}>
        <Heading level={3} size="s">
          {title}
        </Heading>
        <Text size="s" muted>
          {description}
        </Text>
        {isWide && (
          <Text size="s" muted>
            {m.arrange_wide()}
          </Text>
        )}
      </div>
      <ArrangeForm
        command={{ intent: 'show', widget: id }}
        columns={columns}
        part={arrangeParts.picker}
        onSubmit={onSubmit}
      >
        <Button type="submit" size="s" variant="secondary" busy={isBusy}>
          {m.arrange_add()}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </ArrangeForm>
    </li>
  );
}
