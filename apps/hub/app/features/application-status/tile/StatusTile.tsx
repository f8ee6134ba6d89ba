import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  BuildingIcon,
  ButtonLink,
  CalendarIcon,
  CelebrateIcon,
  CheckIcon,
  ClockIcon,
  CrossIcon,
  Heading,
  InfoIcon,
  LockIcon,
  Inline,
  Link,
  PencilIcon,
  ProgressBar,
  ProgressRing,
  SchoolIcon,
  Stack,
  Text,
  Tile,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import type { ReactElement } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ChoiceNames } from '../choices/ChoiceNames.tsx';
import { ChoiceLines } from '../choices/ChoiceLines.tsx';
import { OpenWays } from '../open/OpenWays.tsx';
import { JourneyLine } from './JourneyLine.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import type { ActorKind, ChoiceCourses, Places, StepView, TileView } from './tiles-view-types.ts';

const actorIcons: Record<ActorKind, typeof CheckIcon> = {
  you: PencilIcon,
  adviser: SchoolIcon,
  university: BuildingIcon,
  examBoards: SchoolIcon,
  ucas: ClockIcon,
  later: CalendarIcon,
  // Placed and withdrawn have their own icons, so this icon is only for a closed year.
  nobody: LockIcon,
  unknown: InfoIcon,
};

/** Centre of the ring: a figure if something is counted (AMB-102), otherwise an icon. */
function RingWords({ tile: { status, actor, progress, celebrates } }: { tile: TileView }) {
  if (progress.ring.figure !== null) {
    return (
      <Text as="span" size="s">
        {progress.ring.figure}
      </Text>
    );
  }
  if (celebrates) return <CelebrateIcon size="l" />;
  if (status === 'withdrawn') return <CrossIcon size="l" />;
  const Icon = actorIcons[actor?.kind ?? 'nobody'];
  return <Icon size="l" />;
}

/**
 * Green for a place. Before that, the scheme's colour, so that two applications can be
 * distinguished.
 */
function toneOf({ scheme, celebrates }: TileView) {
  if (celebrates) return 'success';
  return scheme === 'ug' ? 'category-1' : 'category-2';
}

/** The heading already names a place. */
const hasNames = ({ choices, place }: TileView) => choices.length > 0 && place === undefined;

/**
 * A picture of the progress. On a phone, the names of the universities replace it, and only screen
 * readers announce it.
 */
const NamesFirst = ({ tile, children }: { tile: TileView; children: ReactElement }) =>
  hasNames(tile) ? (
    <VisuallyHidden as="div" onlyOn="small">
      {children}
    </VisuallyHidden>
  ) : (
    children
  );

interface TileProps {
  tile: TileView;
  courses: ChoiceCourses;
  places?: Places | undefined;
  /** Whether the tile of another application is next to this tile. */
  isBeside?: boolean;
  /** Set if the page was loaded with news. On a phone, the news replaces the names. */
  hasNews?: boolean;
}

export function StatusTile({
  tile,
  courses,
  places,
  isBeside = false,
  hasNews = false,
}: TileProps) {
  const { actor, progress } = tile;
  const ActorIcon = actorIcons[actor?.kind ?? 'nobody'];
  const tone = toneOf(tile);
  const headingId = `tile-${tile.id}-heading`;
  // There is no primary button while the status cannot be checked, because the link may not work
  // either.
  const calm = tile.status === 'unavailable' ? 'secondary' : 'primary';
  const variant = isYourTurn(tile) ? 'turn' : calm;
  // A university with its picture is tall, so the next steps are displayed next to it.
  const hasPlace = tile.place !== undefined;
  const nextSteps = tile.steps.length > 0 && <NextSteps tile={tile} isBeside={isBeside} />;

  return (
    <Tile
      data-tile={tile.id}
      data-status={tile.status}
      tone={tone}
      aria-labelledby={headingId}
      flag={
        actor && (
          <>
            <ActorIcon /> {actor.label}
          </>
        )
      }
      flagTone={isYourTurn(tile) ? 'turn' : 'neutral'}
      eyebrow={tile.kind}
      heading={
        <>
          <LastChecked tile={tile} />
          <Heading level={3} size={tile.lastChecked === null ? 'xl' : 'm'} id={headingId}>
            {tile.heading}
          </Heading>
          {tile.place !== undefined && (
            <Text size="l" weight="strong">
              <span {...publishedText}>{tile.place}</span>
            </Text>
          )}
        </>
      }
      aside={
        <NamesFirst tile={tile}>
          <ProgressRing value={progress.ring.fill} label={progress.ring.label} tone={tone}>
            <RingWords tile={tile} />
          </ProgressRing>
        </NamesFirst>
      }
      actions={
        <>
          {tile.act && (
            <ButtonLink href={tile.act.href} variant={variant} size="l">
              {tile.act.label} <ArrowRightIcon />
            </ButtonLink>
          )}
          {tile.action && (
            <ButtonLink
              href={tile.action.href}
              {...(tile.act ? { variant: 'secondary', size: 's' } : { variant, size: 'l' })}
            >
              {tile.action.label} {!tile.act && <ArrowRightIcon />}
            </ButtonLink>
          )}
          {tile.elsewhere !== undefined && <Text weight="strong">{tile.elsewhere}</Text>}
        </>
      }
      details={<About tile={tile} places={places} />}
      beside={
        tile.choices.length > 0 && (
          <>
            <ChoiceLines tile={tile} courses={courses} />
            {tile.open && <OpenWays id={tile.id} {...tile.open} />}
            {hasPlace && nextSteps}
          </>
        )
      }
      next={!hasPlace && nextSteps}
    >
      {hasNames(tile) && <ChoiceNames tile={tile} isForLarge={hasNews} />}
      <LeadAndDates tile={tile} />
    </Tile>
  );
}

/** The last known status, shown before the notice that it cannot be checked now. */
const LastChecked = ({ tile: { lastChecked } }: { tile: TileView }) =>
  lastChecked && (
    <Text size="l" numeric weight="strong">
      {lastChecked}
    </Text>
  );

const isYourTurn = ({ actor }: TileView): boolean => actor?.kind === 'you';

/**
 * The lead and the dates. The explanation is below the button, because the first screen of a phone
 * has room only for the status, actor, deadline and button (EXT-32). The awaited date is below the
 * button too if the applicant has something else to do. The lead is larger if the applicant has to
 * act and no button names the action.
 */
function LeadAndDates({ tile }: { tile: TileView }) {
  const { lead, deadline, replyBy } = tile;
  const awaited = isYourTurn(tile) ? null : tile.awaited;
  if (lead === '' && !deadline && !replyBy && !awaited) return null;
  return (
    <Stack gap={2}>
      {lead !== '' && <Text {...((!isYourTurn(tile) || tile.act) && { size: 's' })}>{lead}</Text>}
      {replyBy && <DateLine isStrong>{replyBy.line}</DateLine>}
      {awaited && <AwaitedLine {...awaited} />}
      {deadline === 'unknown' && <DateLine isStrong={false}>{m.deadlines_unknown_now()}</DateLine>}
      {deadline !== null && deadline !== 'unknown' && (
        <>
          <DateLine isStrong={deadline.isToday}>{deadline.line}</DateLine>
          {deadline.other !== undefined && <DateLine isStrong={false}>{deadline.other}</DateLine>}
        </>
      )}
    </Stack>
  );
}

const AwaitedLine = ({ line, isToday }: NonNullable<TileView['awaited']>) => (
  <DateLine isStrong={isToday}>{line}</DateLine>
);

const DateLine = ({ isStrong, children }: { isStrong: boolean; children: string }) => (
  <Inline gap={2} align="start" nowrap>
    <CalendarIcon />
    <Text weight={isStrong ? 'strong' : undefined}>{children}</Text>
  </Inline>
);

function TileProblem({ tile: { status, problem } }: { tile: TileView }) {
  return (
    <>
      {status === 'unavailable' && (
        <Inline gap={4}>
          <Link href={paths.hub}>{m.shell_try_again()}</Link>
          <Link href={paths.status}>{m.apply_service_status()}</Link>
        </Inline>
      )}
      {problem && (
        <Text size="s" muted>
          {problem}
        </Text>
      )}
    </>
  );
}

/**
 * Displayed below the button, like the reply note, because the first screen of a phone has no room
 * for another line.
 */
const ExpectedNote = ({ deadline }: Pick<TileView, 'deadline'>) =>
  deadline !== null &&
  deadline !== 'unknown' &&
  deadline.isExpected && <Text>{m.deadlines_expected_note()}</Text>;

function Explanation({ tile }: { tile: TileView }) {
  const { progress } = tile;
  return (
    <Stack gap={4}>
      <Text>{tile.explanation}</Text>
      <ExpectedNote deadline={tile.deadline} />
      <TileProblem tile={tile} />
      {tile.debug && (
        <Text size="s" muted data-debug>
          {tile.debug}
        </Text>
      )}
      <NamesFirst tile={tile}>
        <ProgressBar
          value={progress.value}
          fill={progress.fill}
          label={tile.label}
          valueText={progress.label}
          tone={toneOf(tile)}
        />
      </NamesFirst>
    </Stack>
  );
}

/**
 * Content below the button: the university of a place, the meaning of the status, its progress, the
 * conditions of the reply date, and the reference.
 */
function About({ tile, places }: Pick<TileProps, 'tile' | 'places'>) {
  const { journey, replyBy, awaited, place, reference } = tile;
  const held = place === undefined ? undefined : places?.[place];
  return (
    <>
      {place !== undefined && held && <PlaceLinks name={place} {...held} />}
      <Explanation tile={tile} />
      {journey.length > 0 && <JourneyLine steps={journey} />}
      {replyBy?.note && <Text size="s">{replyBy.note}</Text>}
      {awaited && isYourTurn(tile) && <AwaitedLine {...awaited} />}
      {awaited?.note && <Text size="s">{awaited.note}</Text>}
      {reference.length > 0 && <Reference steps={reference} />}
    </>
  );
}

const referenceStates = {
  done: [m.apply_step_done, CheckIcon],
  yours: [m.apply_step_to_do, PencilIcon],
  theirs: [m.apply_step_not_yet, ClockIcon],
} as const;

/** Steps of the reference (EXT-25). */
function Reference({ steps }: { steps: readonly StepView[] }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="s">
        {m.apply_reference_heading()}
      </Heading>
      <Stack as="ul" gap={1}>
        {steps.map(({ label, state }) => {
          const [word, Icon] = referenceStates[state];
          return (
            <Inline as="li" gap={2} key={label} nowrap>
              <Icon />
              <Text as="span" size="s">
                {label}
                {' – '}
                {word()}
              </Text>
            </Inline>
          );
        })}
      </Stack>
    </Stack>
  );
}
