import type { FeedColour, FeedIcon, FeedImage, FeedType } from '@applicant-hub/domain';

/**
 * The data of the feed's view. The server writes the text, so that the browser needs no rules and
 * no message catalogue.
 */

export interface StepView {
  id: string;
  type: FeedType;
  icon: FeedIcon;
  colour: FeedColour;
  image: FeedImage | null;
  title: string;
  summary: string;
  /** Null if the hub does not have the address of the application. */
  link: { href: string; label: string } | null;
  /** The application that the step is for, for applicants with two applications. */
  scheme: string | null;
}

/** A card: one item, or two questions or actions (FED-4). */
export type CardView = [StepView] | [StepView, StepView];

export interface FeedView {
  cards: CardView[];
  /** Whether to link to the to-do list, which is the case when a step of it is done (FED-2). */
  hasTodoLink: boolean;
}
