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
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { SaveEventButton } from '#app/features/favourites/SaveEventButton.tsx';
import { SectionContext, useCardPart } from '#app/platform/browser/page/section.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import type { HappeningView } from './happening-view-types.ts';

const kinds = {
  date: { name: m.feed_happening_deadline, Icon: CalendarIcon, tone: 'info' },
  event: { name: m.feed_happening_event, Icon: MapPinIcon, tone: 'primary' },
} as const;

export const WhatsHappening = ({ items }: { items: readonly HappeningView[] }) => (
  <>
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
        id: `happening-${item.kind}-${item.id}`,
        content:
          item.kind === 'event' ? (
            <HappeningEvent {...item} />
          ) : (
            <Card quiet>
              <Happening {...item} />
            </Card>
          ),
      }))}
    />
    <HeartsNote of={items.map(({ isSaved }) => isSaved)} />
  </>
);

/** An event with its heart button. Without scripts, pressing the button returns to the card. */
function HappeningEvent(event: HappeningView) {
  const { id, title, isSaved } = event;
  const { root, ids, section } = useCardPart(id);
  return (
    <Card
      {...root}
      quiet
      actions={
        <SectionContext.Provider value={section}>
          <SaveEventButton id={id} title={title} isSaved={isSaved} />
        </SectionContext.Provider>
      }
    >
      <PartNotice of={ids} />
      <Happening {...event} />
    </Card>
  );
}

function Happening({ kind, title, date, when, area, href }: HappeningView) {
  const { name, Icon, tone } = kinds[kind];
  return (
    <Stack gap={2} align="start">
      <Tag tone={tone} icon={<Icon />}>
        {name()}
      </Tag>
      <Heading level={3} size="s">
        <CardLink href={href} {...publishedText}>
          {title}
        </CardLink>
      </Heading>
      <Text size="s" muted>
        <time dateTime={date}>{when}</time>
        {area !== null && <span {...publishedText}> · {area}</span>}
      </Text>
    </Stack>
  );
}
