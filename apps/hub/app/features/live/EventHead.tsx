import { m } from '@applicant-hub/copy';
import {
  ClockIcon,
  Heading,
  Inline,
  PlayIcon,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import type { EventState, LiveView } from './view-types.ts';

const startWords: Record<EventState, () => string> = {
  holding: m.live_starts,
  awaiting: m.live_planned,
  showing: m.live_started,
};

export interface EventHeadProps {
  view: LiveView;
  state: EventState;
  /** Whether the event had started when the page loaded. If so, the start is not announced. */
  wasOn: boolean;
}

export function EventHead({ view: { title, start }, state, wasOn }: EventHeadProps) {
  const isOn = state === 'showing';
  return (
    <Stack gap={2}>
      <Heading level={2} size="xl" {...publishedText}>
        {title || m.live_untitled()}
      </Heading>
      <Inline gap={3}>
        {isOn && (
          <Tag tone="success" icon={<PlayIcon />}>
            {m.live_now()}
          </Tag>
        )}
        {state === 'awaiting' && (
          <Tag tone="turn" icon={<ClockIcon />}>
            {m.live_starting()}
          </Tag>
        )}
        {start && (
          <Text>
            {startWords[state]()} <time dateTime={start.iso}>{start.words}</time>
          </Text>
        )}
      </Inline>
      <VisuallyHidden as="div" role="status">
        {isOn && !wasOn && m.live_now()}
      </VisuallyHidden>
    </Stack>
  );
}
