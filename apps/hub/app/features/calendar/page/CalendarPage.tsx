import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Grid, Stack, TabNav, Text } from '@applicant-hub/design-system';
import { type ReactNode, useState } from 'react';
import { showInPlace } from '#app/platform/islands/update/page-load.ts';
import { PrintButton } from '#app/platform/layout/frame/PrintButton.tsx';
import { NEW_OWN, ownDatePath } from '#app/platform/paths/calendar-path.ts';
import { partProps } from '#app/platform/browser/page/section.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import * as css from './CalendarPage.css.ts';
import { CalendarLinkPart } from '../files/CalendarLinkPart.tsx';
import { DateList } from './DateList.tsx';
import { SavedEventNotes } from '../event/SavedEventNotes.tsx';
import { OwnDeadlines } from './OwnDeadlines.tsx';
import type { CalendarView } from '../view-types.ts';

/** The id of the list, to which the page returns after a heart button is pressed. */
const DATES = 'calendar-dates';

/**
 * Shows dates and deadlines: the applicant's own deadlines first, then all dates that match the
 * filters (CAL-8).
 */
export const CalendarPage = (view: CalendarView) => (
  <CalendarFrame {...view}>
    {(isLoading) => <DateList {...view} isLoading={isLoading} />}
  </CalendarFrame>
);

export function CalendarFrame({
  title,
  linkIntro,
  hasCycle,
  canAdd,
  filters,
  year,
  routes,
  own,
  hasMarks,
  isUnsure,
  noneLeft,
  link,
  ownProblem,
  savedNote,
  viewsLabel,
  views,
  place,
  children,
}: CalendarView & { children: (isLoading: boolean) => ReactNode }) {
  // The filters at the time of the last request. While they are still displayed, the request is in
  // progress.
  const [before, setBefore] = useState<typeof filters | null>(null);
  const isLoading = before === filters;
  const choose = (href: string) => {
    setBefore(filters);
    return showInPlace(href);
  };
  const mine = <OwnDeadlines key="mine" {...{ year, routes, own, hasMarks, isUnsure, noneLeft }} />;
  const filter = (
    <div key="filter" className={screenOnly}>
      <CalendarFilters
        active={filters}
        kept={place.view === 'list' ? {} : place.fields}
        onChoose={choose}
      />
    </div>
  );
  const tabs = (
    <div className={css.head}>
      <div className={css.views}>
        <TabNav
          label={viewsLabel}
          items={views.map(({ label, href, isCurrent }) => ({ label, href, current: isCurrent }))}
        />
      </div>
      {canAdd && (
        <ButtonLink href={ownDatePath(NEW_OWN)} variant="secondary">
          {m.mine_add()}
        </ButtonLink>
      )}
    </div>
  );
  const dates = (
    <Stack {...partProps(DATES)} gap={6}>
      <Part id={DATES}>
        {savedNote && <SavedEventNotes {...savedNote} />}
        {children(isLoading)}
      </Part>
    </Stack>
  );
  const isList = place.view === 'list';
  const side = (
    <Stack key="side" gap={6}>
      {isList ? [mine, filter] : [filter, mine]}
    </Stack>
  );
  const main = (
    <Stack key="main" gap={4}>
      {tabs}
      {dates}
    </Stack>
  );
  return (
    <Stack gap={6}>
      <PageHead title={title} />
      {ownProblem !== null && (
        <Banner tone="danger">
          <Text>{ownProblem}</Text>
        </Banner>
      )}
      {hasCycle ? (
        <Grid columns={isList ? '1-2' : '2-1'} align="start">
          {isList ? [side, main] : [main, side]}
        </Grid>
      ) : (
        main
      )}
      <div className={screenOnly}>
        <PrintButton />
      </div>
      <CalendarLinkPart {...{ link, linkIntro }} />
    </Stack>
  );
}
