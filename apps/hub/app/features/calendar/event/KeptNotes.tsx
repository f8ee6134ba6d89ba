import { m } from '@applicant-hub/copy';
import { Banner, Card, Inline, Stack, Text } from '@applicant-hub/design-system';
import { KeepEventButton } from '#app/features/favourites/KeepEventButton.tsx';
import type { CalendarView } from '../view-types.ts';

/** What the list of dates cannot show of the events that are kept. */
export function KeptNotes({ kept }: Pick<CalendarView, 'kept'>) {
  if (kept === 'failed') return <Banner tone="info" title={m.events_kept_missing()} />;
  if (kept.gone.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        {kept.gone.map((id) => (
          <Inline key={id} gap={3}>
            <Text>{m.events_kept_gone()}</Text>
            <KeepEventButton id={id} title={m.events_page()} isKept />
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
