import type { FeedColour, FeedIcon, FeedImage, FeedType } from '@applicant-hub/domain';

/** What the feed's view needs, in words: no rule and no catalogue reaches the browser. */

export interface StepView {
  id: string;
  type: FeedType;
  icon: FeedIcon;
  colour: FeedColour;
  /** The name of a picture. */
  image: FeedImage | null;
  title: string;
  summary: string;
  link: { href: string; label: string };
  /** The application that it belongs to, for people who have two. */
  scheme: string | null;
}

/** One card: an item, or two questions or ways to do something (FED-4). */
export type CardView = [StepView] | [StepView, StepView];

export interface FeedView {
  cards: CardView[];
  /** At least one step of the to-do list is done (FED-2). */
  hasTodoLink: boolean;
}
