import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { EventList } from './EventList.tsx';
import { NoEvents, type NoEventsProps } from './NoEvents.tsx';
import type { EventsView } from './view-types.ts';

export const EventResults = ({
  view,
  hasFiles,
  ...again
}: NoEventsProps & { hasFiles: boolean }) => (
  <Stack gap={2}>
    {view.events.length > 0 ? (
      <EventList events={view.events} hasFiles={hasFiles} />
    ) : (
      <NoEvents view={view} {...again} />
    )}
    {view.isIncomplete && <Text>{m.events_kept_missing()}</Text>}
    {view.areMarksUnknown && view.events.length > 0 && <Text>{m.events_marks_missing()}</Text>}
    {hasFiles && <HeartsNote of={view.events.map(({ isSaved }) => isSaved)} />}
    {view.state === 'ready' && view.home && <HomeNote {...view.home} />}
  </Stack>
);

/** Shows which postcode is used, because the applicant may not have entered it (HLP-25). */
const HomeNote = ({ postcode, isKnown }: NonNullable<EventsView['home']>) => (
  <Text size="s" muted>
    {isKnown && `${m.events_home_known({ postcode })} `}
    <Link href={paths.preferences}>{m.events_home_change()}</Link>
  </Text>
);
