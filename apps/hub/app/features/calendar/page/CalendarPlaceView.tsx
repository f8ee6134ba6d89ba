import { m } from '@applicant-hub/copy';
import { Heading, Inline, Link, Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { list } from './DateList.css.ts';
import { TryAgain } from './DateList.tsx';
import { DateRow } from './DateRow.tsx';
import { CalendarFrame } from './CalendarPage.tsx';
import * as css from './MonthGrid.css.ts';
import type { CalendarPlace, CalendarView, DayCell, DaySheet } from '../view-types.ts';

type Place = Exclude<CalendarPlace, { view: 'list' }>;
type Month = Extract<CalendarPlace, { view: 'month' }>;

/** This view has its own script, because few applicants use it. */
export const CalendarPlacePage = (view: CalendarView) => (
  <CalendarFrame {...view}>
    {(isLoading) =>
      view.place.view !== 'list' && (
        <PlaceView place={view.place} isFailed={view.isFailed} isLoading={isLoading} />
      )
    }
  </CalendarFrame>
);

interface PlaceViewProps {
  place: Place;
  /** Whether the dates of the cycle failed to load. The applicant's own dates are still shown. */
  isFailed: boolean;
  isLoading: boolean;
}

function PlaceView({ place, isFailed, isLoading }: PlaceViewProps) {
  return (
    <Stack as="section" gap={5} aria-label={m.calendar_list()}>
      <div role="status">{isLoading && <Text muted>{m.calendar_loading()}</Text>}</div>
      {isFailed && <TryAgain />}
      <Neighbours {...place} />
      {place.view === 'month' && <MonthGrid {...place} />}
      {place.sheet && <Sheet {...place.sheet} />}
    </Stack>
  );
}

const Neighbours = ({ earlier, later }: Pick<Place, 'earlier' | 'later'>) => (
  <Inline gap={4}>
    {earlier && (
      <Link href={earlier.href} variant="standalone">
        {earlier.label}
      </Link>
    )}
    {later && (
      <Link href={later.href} variant="standalone">
        {later.label}
      </Link>
    )}
  </Inline>
);

const Sheet = ({ heading, dates, empty }: DaySheet) => (
  <Stack gap={3}>
    <Heading level={2} size="m">
      {heading}
    </Heading>
    {dates.length === 0 ? (
      <Text>{empty}</Text>
    ) : (
      <ol className={list}>
        {dates.map((date) => (
          <DateRow key={date.id} date={date} />
        ))}
      </ol>
    )}
  </Stack>
);

function MonthGrid({ caption, weekdays, weeks }: Month) {
  return (
    // eslint-disable-next-line no-restricted-syntax -- The design system's table is for a list of records, with a record in each row. In this table, a row is a week.
    <table className={css.grid}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} className={css.weekday} scope="col" abbr={weekday}>
              <span aria-hidden>{weekday.slice(0, 3)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, place) => (
          <tr key={place}>
            {week.map((cell, day) => (
              <td
                key={day}
                className={css.cell}
                data-today={cell?.isToday === true ? true : undefined}
                data-chosen={cell?.isChosen === true ? true : undefined}
              >
                {cell && <Day {...cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The number of the day. Sighted users also see a dot for each date, or the names of the dates if
 * there is enough room.
 */
function Day({ day, count, names, link, isChosen }: DayCell) {
  if (link === null) return <span className={css.number}>{day}</span>;
  return (
    <>
      <Link
        href={link.href}
        variant="cover"
        aria-label={link.label}
        aria-current={isChosen ? 'true' : undefined}
      >
        {day}
      </Link>
      <span className={css.dots} aria-hidden>
        {'•'.repeat(Math.min(count, 3))}
      </span>
      <span className={css.names} aria-hidden>
        {names.map((name, place) => (
          <span key={place} className={css.name}>
            {name}
          </span>
        ))}
      </span>
    </>
  );
}
