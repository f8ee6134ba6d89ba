import { m } from '@applicant-hub/copy';
import { stageNames } from '@applicant-hub/copy/stages';
import { Card, Link, Stack, Text } from '@applicant-hub/design-system';
import { type HubStage, hubStages } from '@applicant-hub/domain';

const meanings: Record<HubStage, () => string> = {
  Research: m.stage_research_meaning,
  Refine: m.stage_refine_meaning,
  Ready: m.stage_ready_meaning,
};

export interface StageCardProps {
  /** Null while the stage is unknown. */
  readonly stage: HubStage | null;
  /**
   * The next step. It is also the first item of the feed, so that all regions show the same step
   * (EXT-31).
   */
  readonly next: { readonly href: string; readonly label: string } | null;
  /**
   * Text for an unknown stage. It is rare, so the browser's message catalogue does not include it.
   */
  readonly unknown?: string;
}

export function StageCard({ stage, next, unknown }: StageCardProps) {
  return (
    <Card data-stage={stage ?? 'unknown'}>
      <Stack gap={2}>
        {stage === null ? (
          <Text>{unknown}</Text>
        ) : (
          <>
            <Text>
              {m.stage_at({ n: hubStages.indexOf(stage) + 1 })}{' '}
              <strong>{stageNames[stage]()}</strong>
            </Text>
            <Text size="s" muted>
              {meanings[stage]()}
            </Text>
          </>
        )}
        {next && <Link href={next.href}>{next.label}</Link>}
      </Stack>
    </Card>
  );
}
