import { m } from '@applicant-hub/copy';
import type { JourneyStage } from '@applicant-hub/domain';

export const journeyWords: Record<JourneyStage, () => string> = {
  apply: m.apply_journey_apply,
  sent: m.apply_journey_sent,
  decisions: m.apply_journey_decisions,
  reply: m.apply_journey_reply,
  results: m.apply_journey_results,
  another: m.apply_journey_another,
  placed: m.apply_journey_placed,
  ended: m.apply_journey_ended,
};
