import { m } from '@applicant-hub/copy';
import {
  Details,
  EmptyState,
  Heading,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { useContext } from 'react';
import { paperIfOpen, screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { dates, list, today as todayClass } from './DateList.css.ts';
import { DateRow } from './DateRow.tsx';
import type { CalendarView, MonthView } from '../view-types.ts';

export function DateList({
  isFailed,
  today,
  past,
  upcoming,
  later,
  isLoading,
}: Pick<CalendarView, 'isFailed' | 'today' | 'past' | 'upcoming' | 'later'> & {
  isLoading: boolean;
}) {
  const count = countDates([...upcoming, ...later.flatMap(({ months }) => months)]);
  return (
    <Stack as="section" gap={2} aria-label={m.calendar_list()}>
      <div role="status">
        {isLoading ? (
          <Text muted>{m.calendar_loading()}</Text>
        ) : (
          <VisuallyHidden>{!isFailed && m.calendar_count({ count })}</VisuallyHidden>
        )}
      </div>
      <div className={dates} aria-busy={isLoading}>
        {isFailed && <TryAgain />}
        {(!isFailed || count > 0 || past.length > 0) && (
          <Stack gap={5}>
            {past.length > 0 && (
              <div className={screenOnly}>
                <Details summary={m.calendar_past({ count: countDates(past) })} data-past>
                  <Months months={past} />
                </Details>
              </div>
            )}
            <p className={todayClass} data-today>
              {m.calendar_today({ date: today })}
            </p>
            {count === 0 && !isFailed && (
              <EmptyState
                heading={
                  <Heading level={2} size="m">
                    {m.calendar_empty()}
                  </Heading>
                }
              />
            )}
            {upcoming.length > 0 && <Months months={upcoming} />}
            {later.map(({ year, months }) => (
              <div key={year} className={paperIfOpen}>
                <Details
                  summary={m.calendar_later({ count: countDates(months), year })}
                  data-later-year={year}
                >
                  <Months months={months} />
                </Details>
              </div>
            ))}
          </Stack>
        )}
      </div>
    </Stack>
  );
}

/** Shows a link to retry, without an error message (CAL-13). */
export function TryAgain() {
  const { path } = useContext(PageContext);
  return (
    <Link href={path} variant="standalone">
      {m.calendar_try_again()}
    </Link>
  );
}

/** Headings, not regions: a month can be in several lists, and region names must be unique. */
function Months({ months }: { months: readonly MonthView[] }) {
  return (
    <Stack gap={6}>
      {months.map(({ id, name, dates: ofMonth }) => (
        <Stack key={id} gap={3}>
          <Heading level={2} size="m">
            {name}
          </Heading>
          <ol className={list}>
            {ofMonth.map((date) => (
              <DateRow key={date.id} date={date} />
            ))}
          </ol>
        </Stack>
      ))}
    </Stack>
  );
}

const countDates = (months: readonly MonthView[]): number =>
  months.reduce((sum, { dates }) => sum + dates.length, 0);
