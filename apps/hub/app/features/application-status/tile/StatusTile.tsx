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
  Details,
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
  Step,
  Steps,
  Text,
  Tile,
} from '@applicant-hub/design-system';
import { paperIfOpen } from '#app/platform/layout/frame/screen-only.css.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ChoiceLines } from '../choices/ChoiceLines.tsx';
import { JourneyLine } from './JourneyLine.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import type { ActorKind, ChoiceCourses, Places, StepView, TileView } from './tiles-view-types.ts';

const actorIcons: Record<ActorKind, typeof CheckIcon> = {
  you: PencilIcon,
  adviser: SchoolIcon,
  university: BuildingIcon,
  examBoards: SchoolIcon,
  ucas: ClockIcon,
  // Placed and withdrawn have icons of their own, so this is a year that is closed.
  nobody: LockIcon,
  unknown: InfoIcon,
};

/** In the middle of the ring: a figure only where something is counted (AMB-102). */
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

/** Green for a place; until then the colour of the scheme tells two applications apart. */
function toneOf({ scheme, celebrates }: TileView) {
  if (celebrates) return 'success';
  return scheme === 'ug' ? 'category-1' : 'category-2';
}

interface TileProps {
  tile: TileView;
  /** The pages of the chosen courses that the catalogue knows. */
  courses: ChoiceCourses;
  /** What the catalogue knows of the university where there is a place. */
  places?: Places | undefined;
  /** Whether another application has a tile beside it. */
  isBeside?: boolean;
}

/** One application: its status in words, who acts next, by when, and one button. */
export function StatusTile({ tile, courses, places, isBeside = false }: TileProps) {
  const { actor, progress } = tile;
  const ActorIcon = actorIcons[actor?.kind ?? 'nobody'];
  const tone = toneOf(tile);
  const isYourTurn = actor?.kind === 'you';
  const headingId = `tile-${tile.id}-heading`;
  // What cannot be checked may not work either: the button does not promise it.
  const calm = tile.status === 'unavailable' ? 'secondary' : 'primary';
  const variant = isYourTurn ? 'turn' : calm;
  // The university of a place, with its picture, is high: what comes next there stands beside it.
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
      flagTone={isYourTurn ? 'turn' : 'neutral'}
      eyebrow={tile.kind}
      heading={
        <>
          <LastChecked tile={tile} />
          <Heading level={3} size={tile.lastChecked === null ? 'xl' : 'm'} id={headingId}>
            {tile.heading}
          </Heading>
          {tile.place !== undefined && (
            <Text size="l" weight="strong">
              <span data-published>{tile.place}</span>
            </Text>
          )}
        </>
      }
      aside={
        <ProgressRing value={progress.ring.fill} label={progress.ring.label} tone={tone}>
          <RingWords tile={tile} />
        </ProgressRing>
      }
      actions={
        <ButtonLink href={tile.action.href} variant={variant} size="l">
          {tile.action.label} <ArrowRightIcon />
        </ButtonLink>
      }
      details={<About tile={tile} places={places} />}
      beside={
        tile.choices.length > 0 && (
          <>
            <ChoiceLines tile={tile} courses={courses} />
            {hasPlace && nextSteps}
          </>
        )
      }
      next={!hasPlace && nextSteps}
    >
      <LeadAndDates tile={tile} />
    </Tile>
  );
}

/** What was last known, before the news that it cannot be checked now. */
const LastChecked = ({ tile: { lastChecked } }: { tile: TileView }) =>
  lastChecked && (
    <Text size="l" numeric weight="strong">
      {lastChecked}
    </Text>
  );

/**
 * What it is about, and by when. What it means comes below the button: on a phone the first screen
 * ends soon, and shows the status, who acts, by when, and the button (EXT-32).
 */
function LeadAndDates({ tile }: { tile: TileView }) {
  const { lead, deadline, replyBy, results, decisions } = tile;
  if (lead === '' && !deadline && !replyBy && !results && !decisions) return null;
  return (
    <Stack gap={2}>
      {lead !== '' && <Text size="s">{lead}</Text>}
      {replyBy && <DateLine isStrong>{replyBy.line}</DateLine>}
      {[results, decisions].map(
        (day) =>
          day && (
            <DateLine key={day.line} isStrong={day.isToday}>
              {day.line}
            </DateLine>
          ),
      )}
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

const DateLine = ({ isStrong, children }: { isStrong: boolean; children: string }) => (
  <Inline gap={2} align="start" nowrap>
    <CalendarIcon />
    <Text weight={isStrong ? 'strong' : undefined}>{children}</Text>
  </Inline>
);

/** What to know while the status cannot be told: how to try again, where to look, and why. */
function Trouble({ tile: { status, problem } }: { tile: TileView }) {
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

/** It stands below the button, where the note on replies stands: the first screen has no line left. */
const ExpectedNote = ({ deadline }: Pick<TileView, 'deadline'>) =>
  deadline !== null &&
  deadline !== 'unknown' &&
  deadline.isExpected && <Text>{m.deadlines_expected_note()}</Text>;

/** What the status means, how far it is, and what keeps it from being known. */
function Explanation({ tile }: { tile: TileView }) {
  const { progress } = tile;
  return (
    <Stack gap={4}>
      <Text size="l">{tile.explanation}</Text>
      <ExpectedNote deadline={tile.deadline} />
      <Trouble tile={tile} />
      {tile.debug && (
        <Text size="s" muted data-debug>
          {tile.debug}
        </Text>
      )}
      <ProgressBar
        value={progress.value}
        fill={progress.fill}
        label={tile.label}
        valueText={progress.label}
        tone={toneOf(tile)}
      />
    </Stack>
  );
}

/** Below the button: the university of a place, what the status means and how far it is, what the date to reply depends on, and the reference. */
function About({ tile, places }: Pick<TileProps, 'tile' | 'places'>) {
  const { journey, replyBy, results, decisions, place, reference } = tile;
  const held = place === undefined ? undefined : places?.[place];
  return (
    <>
      {place !== undefined && held && <PlaceLinks name={place} {...held} />}
      <Explanation tile={tile} />
      {journey.length > 0 && <JourneyLine steps={journey} />}
      {replyBy?.note && <Text size="s">{replyBy.note}</Text>}
      {results?.note && <Text size="s">{results.note}</Text>}
      {decisions?.note && <Text size="s">{decisions.note}</Text>}
      {reference.length > 0 && <Reference steps={reference} />}
    </>
  );
}

/**
 * What happens next, in order. Where each choice says what is asked of it, or another tile stands
 * beside this one, it is one touch away: more urgent things fill the screen (EXT-34).
 */
function NextSteps({
  tile: { id, place, choices, steps },
  isBeside,
}: Pick<TileProps, 'tile' | 'isBeside'>) {
  const headingId = `tile-${id}-steps`;
  const heading = (
    <Heading level={4} size="s" id={headingId}>
      {place === undefined
        ? m.apply_what_happens_next()
        : m.apply_what_happens_next_at({ university: place })}
    </Heading>
  );
  const list = (
    <Steps aria-labelledby={headingId}>
      {steps.map((step) => (
        <Step key={step}>{step}</Step>
      ))}
    </Steps>
  );
  if (isBeside || choices.some(({ ask }) => ask !== undefined)) {
    return (
      <div className={paperIfOpen}>
        <Details flush summary={heading}>
          {list}
        </Details>
      </div>
    );
  }
  return (
    <Stack gap={3}>
      {heading}
      {list}
    </Stack>
  );
}

const referenceStates = {
  done: [m.apply_step_done, CheckIcon],
  yours: [m.apply_step_to_do, PencilIcon],
  theirs: [m.apply_step_not_yet, ClockIcon],
} as const;

/** How far the reference is (EXT-25). */
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
