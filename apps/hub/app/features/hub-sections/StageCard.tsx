import { m } from '@applicant-hub/copy';
import { Card, Link, Stack, Text } from '@applicant-hub/design-system';
import { type HubStage, hubStages } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { stageNames } from './stage-names.ts';

interface StageWords {
  /** What the stage means, and what comes next. */
  meaning: () => string;
  next: { href: string; label: () => string };
}

const stages: Record<HubStage, StageWords> = {
  Research: {
    meaning: m.stage_research_meaning,
    next: { href: paths.search, label: m.stage_research_next },
  },
  Refine: {
    meaning: m.stage_refine_meaning,
    next: { href: paths.compareFavourites, label: m.stage_refine_next },
  },
  Ready: {
    meaning: m.stage_ready_meaning,
    next: { href: paths.applications, label: m.stage_ready_next },
  },
};

/** How far somebody is on the way to an application, and what to do next. */
export function StageCard({ stage }: { stage: HubStage }) {
  const { meaning, next } = stages[stage];
  return (
    <Card data-stage={stage}>
      <Stack gap={2}>
        <Text>
          {m.stage_at({ n: hubStages.indexOf(stage) + 1 })} <strong>{stageNames[stage]()}</strong>
        </Text>
        <Text size="s" muted>
          {meaning()}
        </Text>
        <Link href={next.href}>{next.label()}</Link>
      </Stack>
    </Card>
  );
}
