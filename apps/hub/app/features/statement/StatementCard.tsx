import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { beginningText } from './StatementCard.css.ts';
import type { StatementData } from './view-types.ts';

export function StatementCard({ widget, data: { summary } }: WidgetProps<StatementData>) {
  const { beginning, count, isOver = false } = summary;
  const isEmpty = beginning === '';
  const guides = widget.link;
  const link = {
    href: widgetPath(widget.id),
    label: labelOf(isEmpty, isOver),
  };
  return (
    <WidgetCard
      widget={{ ...widget, link }}
      fact={m.widgets_statement_written({ n: count.characters.toLocaleString(locale) })}
    >
      <Stack gap={3}>
        {isEmpty ? (
          <Text>{isOver ? m.widgets_statement_empty_over() : m.widgets_statement_empty()}</Text>
        ) : (
          <>
            <p className={beginningText} data-own-text>
              {beginning}
            </p>
            <Text size="s" numeric>
              {m.widgets_statement_counter({ n: count.remaining })}
              {count.over > 0 && ` ${m.widgets_statement_over({ n: count.over })}`}
            </Text>
          </>
        )}
        {guides && (
          <p>
            <Link href={guides.href}>{guides.label}</Link>
          </p>
        )}
      </Stack>
    </WidgetCard>
  );
}

/**
 * The label of the link to the statement. It does not invite the applicant to continue a statement
 * that can no longer be sent (EXT-31).
 */
function labelOf(isEmpty: boolean, isOver: boolean): string {
  if (isOver) return isEmpty ? m.widgets_statement_open() : m.widgets_statement_read();
  return isEmpty ? m.widgets_statement_start() : m.widgets_statement_continue();
}
