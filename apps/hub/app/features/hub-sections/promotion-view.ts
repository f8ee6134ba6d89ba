import type { Promotion, TileColour } from '@applicant-hub/domain';

/** A promotion as its tile shows it: whom it is for is settled. */
export interface PromotionView extends Omit<Promotion, 'visibility'> {
  /** Its ground; null for the ground of every card (FED-25). */
  colour: TileColour | null;
}
