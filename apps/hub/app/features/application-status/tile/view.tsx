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
import { useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { StatusHistory } from '#app/features/status-history/StatusHistory.tsx';
import { emit } from '#app/platform/islands/bus.ts';
import { reauthHref } from '#app/platform/paths/reauth-href.ts';
import { CallSheet } from '../calls/CallSheet.tsx';
import type { CallSheetView } from '../calls/view-types.ts';
import { StatusTile } from './StatusTile.tsx';
import { useConfetti } from '../live/use-confetti.ts';
import { useFocusSwitch } from '../live/use-focus-switch.ts';
import { useGoodStatus } from '../live/use-good-status.ts';
import { type Refreshed, useLiveView } from '../live/use-live-view.ts';
import type {
  ApplyView,
  ChoiceCourses,
  ClosedView,
  LiveApplyView,
  Places,
  TileView,
} from './tiles-view-types.ts';

export interface ApplyWidgetProps {
  initial: LiveApplyView;
  /** Pages of the chosen courses that are in the catalogue. */
  courses: ChoiceCourses;
  /** Catalogue data of the universities that offered the applicant a place, by university name. */
  places?: Places | undefined;
  /** Whether the page was loaded with this widget in focus. */
  isFocused: boolean;
  calls?: CallSheetView | undefined;
}

export function ApplyWidget({ initial, courses, places, isFocused, calls }: ApplyWidgetProps) {
  const { view, isRefused, refresh } = useLiveView(initial);
  // The first response decides these two values, because a later response must not remove a part of
  // the page that the applicant has seen.
  const [wasClearing] = useState(initial.inClearing);
  const [hadNews] = useState(initial.history?.news != null);
  useConfetti(initial.tiles);
  useFocusSwitch(view.focusId, isFocused);
  useGoodStatus(view.statusGood, initial.statusGood);
  const changed = statusesOf(view) === statusesOf(initial) ? null : statusesOf(view);
  useEffect(() => emit('statuses', changed), [changed]);
  const { state, tiles, closed, newApplication, checkedAt } = view;
  // In Clearing, only the status of the application is above the call sheet.
  const alone = calls ? tiles.slice(0, 1) : [];
  const beside = tiles.slice(alone.length);
  const tileOf = (tile: TileView) => (
    <StatusTile
      key={tile.id}
      tile={tile}
      courses={courses}
      places={places}
      // The call sheet is also more urgent than the next steps of its tile.
      isBeside={tiles.length > 1 || calls !== undefined}
      hasNews={hadNews}
    />
  );

  return (
    <Stack
      as="section"
      gap={4}
      aria-labelledby="apply-heading"
      data-widget="Apply"
      data-state={state}
    >
      {/* Hidden: each tile shows its type of application, and there is no room for a heading. */}
      <VisuallyHidden as="div">
        <Heading level={2} size="l" id="apply-heading">
          {m.apply_heading()}
        </Heading>
      </VisuallyHidden>
      <Announcement view={view} initial={initial} hasChanged={changed !== null} />
      {alone.map(tileOf)}
      {calls && <CallSheet {...calls} />}
      {beside.length > 0 && (
        <Grid {...(beside.length > 1 && { columns: 2 })}>{beside.map(tileOf)}</Grid>
      )}
      {view.inClearing && !wasClearing && (
        <Banner
          tone="info"
          title={m.apply_clearing_began()}
          action={<Link href={paths.hub}>{m.apply_clearing_reload()}</Link>}
        />
      )}
      <StatusHistory history={view.history} />
      {state === 'pending' && <Pending remembered={view.remembered} />}
      {view.unchecked.map((words) => (
        <Banner
          key={words}
          tone="info"
          action={<Link href={paths.hub}>{m.shell_try_again()}</Link>}
        >
          <Text>{words}</Text>
        </Banner>
      ))}
      {isRefused && <Refused />}
      {closed && closed.links.length > 0 && <ClosedTile {...closed} />}
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

const Pending = ({ remembered }: Pick<ApplyView, 'remembered'>) => (
  <Banner
    tone="info"
    title={m.apply_pending()}
    action={<Link href={paths.hub}>{m.shell_try_again()}</Link>}
  >
    <Text>{m.apply_pending_explanation()}</Text>
    {remembered.map((words) => (
      <Text key={words} numeric weight="strong">
        {words}
      </Text>
    ))}
  </Banner>
);

/** The button reloads the page; with scripts, it only refreshes the widget. */
function CheckAgain({
  checkedAt,
  refresh,
}: {
  checkedAt: string;
  refresh: () => Promise<Refreshed>;
}) {
  return (
    <Inline gap={2}>
      <Text as="span" size="s" muted numeric>
        {checkedAt}
      </Text>
      <form action={paths.hub}>
        <Button
          type="submit"
          variant="quiet"
          size="s"
          onClick={(event) => {
            event.preventDefault();
            void refresh().then((refreshed) => {
              if (refreshed === 'refused') window.location.assign(reauthHref(window.location));
              // A page load can show errors that a refresh cannot show.
              if (refreshed === 'failed') window.location.assign(paths.hub);
            });
          }}
        >
          {m.apply_check_again()}
        </Button>
      </form>
      <Text as="span" size="s">
        <Link href={paths.report} variant="compact">
          {m.apply_looks_wrong()}
        </Link>
      </Text>
    </Inline>
  );
}

const Refused = () => (
  <Banner
    tone="info"
    role="alert"
    title={m.apply_refused()}
    action={<ButtonLink href={reauthHref(window.location)}>{m.apply_sign_in_again()}</ButtonLink>}
  >
    <Text>{m.apply_refused_explanation()}</Text>
  </Banner>
);

const statusesOf = ({ tiles }: ApplyView) => tiles.map(({ status }) => status).join();

/** Announces statuses and decisions that changed while the page was open, for screen readers. */
function Announcement({
  view,
  initial,
  hasChanged,
}: {
  view: ApplyView;
  initial: ApplyView;
  hasChanged: boolean;
}) {
  const statuses = hasChanged ? view.tiles.map(({ kind, label }) => `${kind}: ${label}`) : [];
  return (
    <VisuallyHidden as="p" aria-live="polite">
      {[...statuses, ...decisionsOf(view, initial)].join('. ')}
    </VisuallyHidden>
  );
}

/** The choices whose label differs from the first response, as text. */
const decisionsOf = ({ tiles }: ApplyView, initial: ApplyView): string[] =>
  tiles.flatMap(({ id, choices }) => {
    const before = initial.tiles.find((tile) => tile.id === id)?.choices ?? [];
    return choices
      .filter(({ label }, index) => (before[index]?.label ?? label) !== label)
      .map(({ institution, label }) => `${institution}: ${label}`);
  });

/** The tile of a past year (APP-4). */
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
