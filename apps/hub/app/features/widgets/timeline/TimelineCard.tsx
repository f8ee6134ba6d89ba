import { m } from '@applicant-hub/copy';
import { ClockIcon, Link, Tag, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { CALENDAR_LINK, paths, widgetSettingsPath } from '#app/platform/paths/links.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import * as css from './timeline.css.ts';
import type { TimelineDate, TimelineView } from './view-types.ts';

export function TimelineCard({ widget, data }: WidgetProps<TimelineView>) {
  if (data.state === 'no-scheme') {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>{m.widgets_no_scheme()}</Text>
        <p>
          <Link href={widgetSettingsPath(widget.id)}>{m.timeline_choose()}</Link>
        </p>
      </WidgetCard>
    );
  }
  if (data.state === 'failed') {
    // No error message is shown (AMB-53), because the other parts of the card still work.
    return (
      <WidgetCard widget={widget} state="error">
        <Text size="s" muted>
          <Link href={paths.hub} variant="quiet">
            {m.shell_try_again()}
          </Link>
        </Text>
      </WidgetCard>
    );
  }
  const { dates, isNextKnown } = data;
  const missing = !isNextKnown && (
    <Text size="s" muted>
      {m.timeline_some_unavailable()}
    </Text>
  );
  if (dates.length === 0) {
    return (
      <WidgetCard widget={widget} state="empty">
        <Text>
          {m.timeline_empty_before()} <Link href={CALENDAR_LINK}>{m.timeline_empty_link()}</Link>{' '}
          {m.timeline_empty_after()}
        </Text>
        {missing}
      </WidgetCard>
    );
  }
  const next = dates.find(({ isNext }) => isNext);
  return (
    <WidgetCard
      widget={widget}
      fact={isNextKnown ? next && m.timeline_fact({ when: next.when }) : undefined}
    >
      <ol className={css.line}>
        {dates.map((date) => (
          <DateItem key={date.id} {...date} />
        ))}
      </ol>
      {missing}
    </WidgetCard>
  );
}

function DateItem({ title, href, date, when, left, isToday, isNext }: TimelineDate) {
  return (
    <li className={css.date} data-next={isNext}>
      <Text as="time" size="s" muted={isNext ? undefined : true} dateTime={date} numeric>
        {when}
      </Text>
      <Text weight={isNext ? 'strong' : undefined} {...publishedText}>
        {href === null ? title : <Link href={href}>{title}</Link>}
      </Text>
      {isNext && (
        <p className={css.next}>
          <Tag tone={isToday ? 'turn' : 'info'} icon={<ClockIcon />}>
            {left}
          </Tag>
        </p>
      )}
    </li>
  );
}
