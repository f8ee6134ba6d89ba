import { m } from '@applicant-hub/copy';
import { Heading, Stack, Text } from '@applicant-hub/design-system';
import { useState } from 'react';
import { showInPlace } from '#app/platform/islands/page-load.ts';
import { PrintButton } from '#app/features/favourites-manager/PrintButton.tsx';
import { BackToHub } from '#app/platform/layout/BackToHub.tsx';
import { screenOnly } from '#app/features/favourites-manager/print.css.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarLinkPart } from './CalendarLinkPart.tsx';
import { DateList } from './DateList.tsx';
import { OwnDates } from './own-dates/OwnDates.tsx';
import { OwnDeadlines } from './OwnDeadlines.tsx';
import type { CalendarView } from './view-types.ts';

/** Dates and deadlines: the own ones first, then all that the filters let through (CAL-8). */
export function CalendarPage({
  filters,
  year,
  own,
  noneLeft,
  link,
  isOwnUnknown,
  ...list
}: CalendarView) {
  const [isLoading, setLoading] = useState(false);
  const choose = (href: string) => {
    setLoading(true);
    void showInPlace(href).then((came) => came && setLoading(false));
  };
  return (
    <Stack gap={6}>
      <div className={screenOnly}>
        <BackToHub />
      </div>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {m.calendar_title()}
        </Heading>
        <Text muted>{m.calendar_intro()}</Text>
      </Stack>
      <OwnDeadlines year={year} own={own} noneLeft={noneLeft} />
      <OwnDates isUnknown={isOwnUnknown} />
      <div className={screenOnly}>
        <CalendarFilters active={filters} isLoading={isLoading} onChoose={choose} />
      </div>
      <DateList {...list} isLoading={isLoading} />
      <div className={screenOnly}>
        <PrintButton />
      </div>
      <CalendarLinkPart link={link} />
    </Stack>
  );
}
