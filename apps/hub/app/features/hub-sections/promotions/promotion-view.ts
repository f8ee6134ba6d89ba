import type { Promotion, TileColour } from '@applicant-hub/domain';

export interface PromotionView extends Omit<Promotion, 'visibility'> {
  /** Background colour; null for the default colour of cards (FED-25). */
  colour: TileColour | null;
}
