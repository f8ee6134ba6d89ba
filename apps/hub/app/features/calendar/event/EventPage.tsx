import { m } from '@applicant-hub/copy';
import {
  Banner,
  ButtonLink,
  CalendarIcon,
  Card,
  CheckIcon,
  ClockIcon,
  DescriptionList,
  ExternalIcon,
  Heading,
  Inline,
  Link,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { SaveEventButton } from '#app/features/favourites/SaveEventButton.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { BackLink } from '#app/platform/layout/frame/BackLink.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { eventFilePath, eventPath } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { EventDetails, EventPageView } from './view-types.ts';

/** The id of the section to which the page returns after the heart button is pressed. */
const PART = 'event';

/**
 * The page of an open day or an exhibition: its actions, time and place. The buttons are first, so
 * that a long title does not push them off the first screen of a small phone.
 */
export const EventPage = (view: EventPageView) => (
  <Stack gap={6}>
    {view.state === 'there' ? <BackLink /> : <PageHead title={view.title} />}
    <Stack {...partProps(PART)} gap={6}>
      <Part id={PART}>
        {view.state === 'there' ? <Event {...view.event} /> : <NoEvent {...view} />}
      </Part>
    </Stack>
    <p>
      <Link href={paths.calendar}>{m.events_all_dates()}</Link>
    </p>
  </Stack>
);

function Event({ id, title, stage, stageWords, facts, bookingHref, isSaved }: EventDetails) {
  const { tone, Icon } = stageLooks[stage];
  return (
    <Card as="article" aria-labelledby="event-title" data-event={stage}>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          <Tag tone={tone} icon={<Icon />}>
            {stageWords}
          </Tag>
          <Heading level={1} size="2xl" id="event-title" {...publishedText}>
            {title}
          </Heading>
        </Stack>
        <Inline gap={3}>
          {stage !== 'over' && (
            <ButtonLink href={eventFilePath(id)} variant="primary">
              <CalendarIcon /> {m.calendar_add()}
            </ButtonLink>
          )}
          <SaveEventButton id={id} title={title} isSaved={isSaved} />
          {bookingHref !== null && (
            <Link href={bookingHref} variant="standalone">
              {m.events_booking()} <ExternalIcon />
            </Link>
          )}
        </Inline>
        <HeartsNote of={[isSaved]} />
        <DescriptionList
          items={facts.map(({ term, words, date, href }) => ({
            term,
            description: href ? (
              <Link href={href}>{words}</Link>
            ) : date ? (
              <time dateTime={date}>{words}</time>
            ) : (
              words
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}

const stageLooks = {
  ahead: { tone: 'info', Icon: CalendarIcon },
  on: { tone: 'turn', Icon: ClockIcon },
  over: { tone: 'neutral', Icon: CheckIcon },
} as const;

/** Shown if the event does not exist or failed to load. A saved event can still be removed. */
const NoEvent = ({
  state,
  id,
  title,
  problem,
  advice,
  isSaved,
}: Exclude<EventPageView, { state: 'there' }>) => (
  <>
    {state === 'failed' ? (
      <FetchProblem tone="info" words={problem} advice={advice} href={eventPath(id)} />
    ) : (
      <Banner tone="info" title={problem}>
        <Text>{advice}</Text>
      </Banner>
    )}
    {isSaved && <SaveEventButton id={id} title={title} isSaved />}
  </>
);
