import { m } from '@applicant-hub/copy';
import {
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
} from '@applicant-hub/design-system';
import { FetchProblem } from '#app/features/catalogue/FetchProblem.tsx';
import { KeepEventButton } from '#app/features/favourites/KeepEventButton.tsx';
import { partProps } from '#app/platform/browser/section.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { BackToHub } from '#app/platform/layout/BackToHub.tsx';
import { eventFilePath, eventPath } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { EventDetails, EventPageView } from './view-types.ts';

/** Id of what the page is about: its heart comes back to it. */
const PART = 'event';

/** An open day or an exhibition: when and where it is, and what can be done about it. */
export const EventPage = (view: EventPageView) => (
  <Stack gap={6}>
    <BackToHub />
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

function Event({
  id,
  title,
  date,
  when,
  where,
  stage,
  until,
  provider,
  bookingHref,
  isKept,
}: EventDetails) {
  return (
    <Card as="article" aria-labelledby="event-title" data-event={stage}>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          {stage === 'over' && (
            <Tag tone="neutral" icon={<CheckIcon />}>
              {m.events_is_over()}
            </Tag>
          )}
          {stage === 'on' && (
            <Tag tone="turn" icon={<ClockIcon />}>
              {m.events_on()}
            </Tag>
          )}
          {until !== null && (
            <Tag tone="info" icon={<CalendarIcon />}>
              {until}
            </Tag>
          )}
          <Heading level={1} size="2xl" id="event-title" data-published>
            {title}
          </Heading>
        </Stack>
        <DescriptionList
          items={[
            {
              term: m.events_facts_when(),
              description: <time dateTime={date}>{when}</time>,
            },
            { term: m.events_facts_where(), description: where },
            ...(provider
              ? [
                  {
                    term: m.events_facts_who(),
                    description: <Link href={provider.href}>{provider.name}</Link>,
                  },
                ]
              : []),
          ]}
        />
        <Inline gap={3}>
          {stage !== 'over' && (
            <ButtonLink href={eventFilePath(id)} variant="primary">
              <CalendarIcon /> {m.calendar_add()}
            </ButtonLink>
          )}
          <KeepEventButton id={id} title={title} isKept={isKept} />
          {bookingHref !== null && (
            <Link href={bookingHref} variant="standalone">
              {m.events_booking()} <ExternalIcon />
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Nobody knows it, or nobody could be asked. What is kept can be let go all the same. */
function NoEvent({ state, id, isKept }: Exclude<EventPageView, { state: 'there' }>) {
  const isUnknown = state === 'unknown';
  return (
    <>
      <Heading level={1} size="2xl">
        {m.events_page()}
      </Heading>
      <FetchProblem
        tone="info"
        words={isUnknown ? m.events_unknown() : m.events_problem()}
        advice={isUnknown ? m.events_unknown_advice() : m.events_problem_advice()}
        href={eventPath(id)}
      />
      {isKept && <KeepEventButton id={id} title={m.events_page()} isKept />}
    </>
  );
}
