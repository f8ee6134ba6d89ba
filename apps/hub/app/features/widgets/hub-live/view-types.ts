/** A video as a slide shows it. */
export interface VideoView {
  id: string;
  /** Null when there is none. */
  image: string | null;
  title: string;
  /** It fits a slide. */
  summary: string;
  /** The page that plays it at once (CON-11). */
  player: string;
}

/** The videos; null when they cannot be had. */
export type HubLiveView = {
  videos: readonly VideoView[];
  /** Which one is shown first. */
  start: number;
} | null;
