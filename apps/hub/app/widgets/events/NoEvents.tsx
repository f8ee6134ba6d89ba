import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import type { EventChoice } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { paths } from '../../applicant/links.ts';
import { listPath } from './fields.ts';
import type { EventsView } from './view-types.ts';
import { emptyWords } from './words.ts';

/** Why there are no events, and what can be done about it. */
export function NoEvents({ view: { choice, search, state, isUnasked } }: { view: EventsView }) {
  if (state !== 'ready') {
    return (
      <Text>
        {state === 'pending' ? m.events_pending() : m.events_failed()}{' '}
        <Link href={listPath}>{m.shell_try_again()}</Link>
      </Text>
    );
  }
  if (!isUnasked && search !== '') return <Text>{m.events_none_match({ search })}</Text>;
  if (!isUnasked && choice === 'unis') return <Text>{m.events_none_at_unis()}</Text>;
  return (
    <Stack gap={2}>
      <Text>{emptyWords[choice]()}</Text>
      {hints[choice]()}
    </Stack>
  );
}

/** What to do about it. */
const hints: Readonly<Record<EventChoice, () => ReactNode>> = {
  latest: () => null,
  unis: () => (
    <p>
      <Link href={paths.unis}>{m.events_hint_unis()}</Link>
    </p>
  ),
  near: () => <Hint>{m.events_hint_near()}</Hint>,
  favourites: () => <Hint>{m.events_hint_favourites()}</Hint>,
};

const Hint = ({ children }: { children: ReactNode }) => (
  <Text size="s" muted>
    {children}
  </Text>
);
