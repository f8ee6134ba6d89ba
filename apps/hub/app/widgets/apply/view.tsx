import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { useEffect } from 'react';
import { paths } from '../../applicant/links.ts';
import { StatusTile } from './StatusTile.tsx';
import { useConfetti } from './use-confetti.ts';
import { useFocusSwitch } from './use-focus-switch.ts';
import { useGoodStatus } from './use-good-status.ts';
import { useLiveView } from './use-live-view.ts';
import type { ApplyView, ClosedView } from './view-types.ts';

export interface ApplyWidgetProps {
  initial: ApplyView;
  /** Whether it has the focus of a mobile screen. */
  isFocused: boolean;
  /** Hears what the tiles show now, and null while it is what the page was loaded with. */
  onStatuses: (statuses: string | null) => void;
}

/** Where each application stands and what to do next: the Apply widget. */
export function ApplyWidget({ initial, isFocused, onStatuses }: ApplyWidgetProps) {
  const [view, refresh] = useLiveView(initial);
  useConfetti(initial.tiles);
  useFocusSwitch(view.focusId, isFocused);
  useGoodStatus(view.statusGood, initial.statusGood);
  const changed = statusesOf(view) === statusesOf(initial) ? null : statusesOf(view);
  useEffect(() => onStatuses(changed), [changed, onStatuses]);
  const { state, tiles, closed, newApplication, checkedAt } = view;

  return (
    <Stack
      as="section"
      gap={4}
      aria-labelledby="apply-heading"
      data-widget="Apply"
      data-state={state}
    >
      <Heading level={2} size="l" id="apply-heading">
        {m.apply_heading()}
      </Heading>
      <Announcement view={changed === null ? null : view} />
      {tiles.length > 0 && (
        <Grid {...(tiles.length > 1 && { min: 'l' })} align="start">
          {tiles.map((tile) => (
            <StatusTile key={tile.id} tile={tile} />
          ))}
        </Grid>
      )}
      {state === 'pending' && (
        <Banner
          tone="info"
          title={m.apply_pending()}
          action={<Link href={paths.hub}>{m.shell_try_again()}</Link>}
        >
          <Text>{m.apply_pending_explanation()}</Text>
          {view.remembered.map((words) => (
            <Text key={words} numeric weight="strong">
              {words}
            </Text>
          ))}
        </Banner>
      )}
      {view.unchecked.map((words) => (
        <Banner
          key={words}
          tone="info"
          action={<Link href={paths.hub}>{m.shell_try_again()}</Link>}
        >
          <Text>{words}</Text>
        </Banner>
      ))}
      {closed && <ClosedTile {...closed} />}
      <Inline justify="space-between">
        {newApplication ? (
          <Link href={newApplication.href} variant="standalone">
            {newApplication.label}
          </Link>
        ) : (
          <span />
        )}
        <CheckAgain checkedAt={checkedAt} refresh={refresh} />
      </Inline>
    </Stack>
  );
}

/** When the status was asked for, and a way to ask again: a page load, or only a refresh. */
function CheckAgain({
  checkedAt,
  refresh,
}: {
  checkedAt: string;
  refresh: () => Promise<boolean>;
}) {
  return (
    <Inline gap={2}>
      <Text as="span" size="s" muted numeric>
        {checkedAt}
      </Text>
      <form method="get" action={paths.hub}>
        <Button
          type="submit"
          variant="quiet"
          size="s"
          onClick={(event) => {
            event.preventDefault();
            void refresh().then((isFresh) => {
              // A page load leads to wherever the refresh could not: to sign in again, say.
              if (!isFresh) window.location.assign(paths.hub);
            });
          }}
        >
          {m.apply_check_again()}
        </Button>
      </form>
    </Inline>
  );
}

const statusesOf = ({ tiles }: ApplyView) => tiles.map(({ status }) => status).join();

/** Tells a screen reader of a status that changed while the page was open. */
function Announcement({ view }: { view: ApplyView | null }) {
  return (
    <VisuallyHidden as="p" aria-live="polite">
      {view?.tiles.map(({ kind, label }) => `${kind}: ${label}`).join('. ')}
    </VisuallyHidden>
  );
}

/** The tile of a year that is over (APP-4). */
function ClosedTile({ heading, links }: ClosedView) {
  return (
    <Card>
      <Stack>
        <Heading level={3}>{heading}</Heading>
        <Inline>
          {links.map(({ href, label }) => (
            <ButtonLink key={label} href={href} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
