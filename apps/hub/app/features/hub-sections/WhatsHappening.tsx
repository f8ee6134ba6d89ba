import { m } from '@applicant-hub/copy';
import {
  CalendarIcon,
  Card,
  CardLink,
  Carousel,
  Heading,
  MapPinIcon,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import type { HappeningView } from './happening-view-types.ts';

const kinds = {
  date: { name: m.feed_happening_deadline, Icon: CalendarIcon, tone: 'info' },
  event: { name: m.feed_happening_event, Icon: MapPinIcon, tone: 'primary' },
} as const;

/** Key dates and events that come next: 'What's happening'. */
export const WhatsHappening = ({ items }: { items: readonly HappeningView[] }) => (
  <Carousel
    id="happening"
    title={m.feed_happening()}
    headingLevel={2}
    perPage={3}
    words={{
      previous: m.feed_happening_previous(),
      next: m.feed_happening_next(),
      page: (page, pages) => m.feed_page({ page, pages }),
    }}
    slides={items.map((item) => ({
      id: `happening-${item.id}`,
      content: <Happening {...item} />,
    }))}
  />
);

function Happening({ kind, title, date, when, area, href }: HappeningView) {
  const { name, Icon, tone } = kinds[kind];
  return (
    <Card quiet>
      <Stack gap={2} align="start">
        <Tag tone={tone} icon={<Icon />}>
          {name()}
        </Tag>
        <Heading level={3} size="s">
          <CardLink href={href} data-published>
            {title}
          </CardLink>
        </Heading>
        <Text as="time" size="s" dateTime={date} numeric>
          {when}
        </Text>
        {area !== null && (
          <Text size="s" muted data-published>
            {area}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
