import { m } from '@applicant-hub/copy';
import {
  BuildingIcon,
  ButtonLink,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  Heading,
  InfoIcon,
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
import type { ReactElement } from 'react';
import { paths } from '../../applicant/links.ts';
import type { ActorKind, DelayView, StepView, TileView } from './view-types.ts';

const actorIcons: Record<ActorKind, ReactElement> = {
  you: <PencilIcon />,
  adviser: <SchoolIcon />,
  university: <BuildingIcon />,
  examBoards: <SchoolIcon />,
  ucas: <ClockIcon />,
  nobody: <CheckIcon />,
};

/** One application: its status in words, who acts next, by when, and one button. */
export function StatusTile({ tile }: { tile: TileView }) {
  const { scheme, status, actor, progress, deadline, reference, delays } = tile;
  const tone = scheme === 'ug' ? 'scheme-ug' : 'scheme-uc';
  const headingId = `tile-${tile.id}-heading`;
  const stepsId = `tile-${tile.id}-steps`;
  const isUnavailable = status === 'unavailable';

  return (
    <Tile
      data-tile={tile.id}
      data-status={status}
      tone={tone}
      aria-labelledby={headingId}
      flag={
        actor && (
          <>
            {actorIcons[actor.kind]}
            {actor.label}
          </>
        )
      }
      flagTone={actor?.kind === 'you' ? 'turn' : 'neutral'}
      eyebrow={tile.kind}
      heading={
        <Heading level={3} size="xl" id={headingId}>
          {tile.heading}
        </Heading>
      }
      aside={
        <ProgressRing
          value={progress.value}
          fill={progress.fill}
          label={`${tile.label}: ${progress.label}`}
          tone={tone}
        >
          {progress.value}%
        </ProgressRing>
      }
      actions={
        <ButtonLink href={tile.action.href} variant={actor?.kind === 'you' ? 'turn' : 'primary'}>
          {tile.action.label}
        </ButtonLink>
      }
    >
      <Stack gap={5}>
        <Text>{tile.explanation}</Text>
        {isUnavailable && (
          <Text>
            <Link href={paths.status}>{m.apply_service_status()}</Link>
          </Text>
        )}
        {tile.problem && (
          <Text size="s" muted>
            {tile.problem}
          </Text>
        )}
        {tile.lastChecked && (
          <Text size="s" numeric weight="strong">
            {tile.lastChecked}
          </Text>
        )}
        <ProgressBar
          value={progress.value}
          fill={progress.fill}
          label={tile.label}
          valueText={progress.label}
          tone={tone}
        />
        {deadline && (
          <Inline gap={2} align="start">
            <CalendarIcon />
            <Text size="s">
              {m.apply_next_deadline()}: {deadline.label} – {deadline.when}
            </Text>
          </Inline>
        )}
        {delays.map((delay) => (
          <Delay key={delay.choice} {...delay} />
        ))}
        {reference.length > 0 && <Reference steps={reference} />}
        {tile.steps.length > 0 && (
          <Stack gap={3}>
            <Heading level={4} size="s" id={stepsId}>
              {m.apply_what_happens_next()}
            </Heading>
            <Steps tone={tone} aria-labelledby={stepsId}>
              {tile.steps.map((step) => (
                <Step key={step}>{step}</Step>
              ))}
            </Steps>
          </Stack>
        )}
      </Stack>
    </Tile>
  );
}

/** Why one choice's decision waits, and what the applicant can do (APP-83). */
function Delay({ choice, reasons, action }: DelayView) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="s">
        {m.apply_delay_heading()}
      </Heading>
      <Text weight="strong">{choice}</Text>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Text>
        {m.apply_delay_action()}: {action || m.apply_delay_no_action()}
      </Text>
    </Stack>
  );
}

/** How far the reference is (EXT-25). */
function Reference({ steps }: { steps: readonly StepView[] }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="s">
        {m.apply_reference_heading()}
      </Heading>
      <Stack as="ul" gap={1}>
        {steps.map(({ label, done }) => (
          <Inline as="li" gap={2} key={label}>
            {done ? <CheckIcon /> : <InfoIcon />}
            <Text as="span" size="s">
              {label}
              {' – '}
              {done ? m.apply_step_done() : m.apply_step_to_do()}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
