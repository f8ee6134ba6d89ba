import type { FeedColour, FeedIcon, FeedImage, FeedType } from '@applicant-hub/domain';

/**
 * The data of the feed's view, with finished text, so that no rule and no catalogue reaches the
 * browser.
 */

export interface StepView {
  id: string;
  type: FeedType;
  icon: FeedIcon;
  colour: FeedColour;
  image: FeedImage | null;
  title: string;
  summary: string;
  link: { href: string; label: string };
  /** The application of the step, for applicants with two. */
  scheme: string | null;
}

/** A card: one item, or two questions or actions (FED-4). */
export type CardView = [StepView] | [StepView, StepView];

export interface FeedView {
  cards: CardView[];
  /** Whether a step of the to-do list is done (FED-2). */
  hasTodoLink: boolean;
}
