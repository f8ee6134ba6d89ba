import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { type EventChoice, isolated } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import type { EventsView } from './view-types.ts';
import { emptyWords } from './words.ts';

export interface NoEventsProps {
  view: EventsView;
  /** Address that reloads the current page. */
  againHref: string;
  /**
   * Requests the events again with a script, because a link to the anchor of the list would not
   * load anything.
   */
  onAgain: () => void;
}

export function NoEvents({ view, againHref, onAgain }: NoEventsProps) {
  const { choice, search, state, isUnasked, home } = view;
  if (state !== 'ready') {
    return (
      <Text>
        {state === 'pending' ? m.events_pending() : m.events_failed()}{' '}
        <Link
          href={againHref}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {m.shell_try_again()}
        </Link>
      </Text>
    );
  }
  // No search was made, so the message does not state that there are no events (AMB-34).
  if (home?.isKnown === false)
    return <Text>{m.events_home_unknown({ postcode: home.postcode })}</Text>;
  if (!isUnasked && search !== '')
    return <Text>{m.events_none_match({ search: isolated(search) })}</Text>;
  if (!isUnasked && choice === 'unis') return <Text>{m.events_none_at_unis()}</Text>;
  return (
    <Stack gap={2}>
      <Text>{emptyWords[choice]()}</Text>
      {hints[choice]()}
    </Stack>
  );
}

/** Suggests a next step if a choice has no events. */
const hints: Readonly<Record<EventChoice, () => ReactNode>> = {
  latest: () => null,
  unis: () => (
    <p>
      <Link href={paths.unis}>{m.events_hint_unis()}</Link>
    </p>
  ),
  near: () => null,
  favourites: () => (
    <Text size="s" muted>
      {m.events_hint_favourites()}
    </Text>
  ),
};
