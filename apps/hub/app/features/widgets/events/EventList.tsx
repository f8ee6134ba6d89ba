import { m } from '@applicant-hub/copy';
import { CheckIcon, Inline, Link, Tag, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { SaveEventButton } from '#app/features/favourites/SaveEventButton.tsx';
import { SectionContext } from '#app/platform/browser/page/section.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';
import { eventFilePath } from '#app/platform/paths/calendar-path.ts';
import * as css from './events.css.ts';
import type { EventItem } from './view-types.ts';
import { markWords } from './words.ts';

export interface EventListProps {
  events: readonly EventItem[];
  /**
   * Whether to show the heart buttons and the calendar files. They are shown only after the
   * applicant requests events.
   */
  hasFiles: boolean;
}

export const EventList = ({ events, hasFiles }: EventListProps) => (
  <ul className={css.list}>
    {events.map(({ id, title, href, date, when, where, mark, scans, isSaved }) => (
      <li key={id} className={css.event}>
        <Text weight="strong" {...publishedText}>
          {href === null ? title : <Link href={href}>{title}</Link>}
        </Text>
        <Text size="s" muted>
          <Text as="time" size="s" dateTime={date} numeric>
            {when}
          </Text>
          {where !== null && <span {...publishedText}> · {where}</span>}
        </Text>
        {mark && (
          <p className={css.mark}>
            <Tag tone={mark === 'over' ? 'neutral' : 'success'} icon={<CheckIcon />}>
              {markWords[mark]()}
            </Tag>
            {scans > 0 && (
              <Text as="span" size="s" muted>
                {m.events_scans({ count: scans })}
              </Text>
            )}
          </p>
        )}
        {hasFiles && (
          <Inline gap={3}>
            <Link href={eventFilePath(id)} aria-label={m.events_add_what({ title })}>
              {m.events_add()}
            </Link>
            {isSaved !== undefined && (
              // The button's form redirects to this tool, so that the section with the tool opens.
              <SectionContext.Provider value={toolIsland('Events')}>
                <SaveEventButton id={id} title={title} isSaved={isSaved} />
              </SectionContext.Provider>
            )}
          </Inline>
        )}
      </li>
    ))}
  </ul>
);
