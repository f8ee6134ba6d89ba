import { m } from '@applicant-hub/copy';
import type { HubStage } from '@applicant-hub/domain';

/** What the stages are called. */
export const stageNames: Record<HubStage, () => string> = {
  Research: m.stage_research,
  Refine: m.stage_refine,
  Ready: m.stage_ready,
};
