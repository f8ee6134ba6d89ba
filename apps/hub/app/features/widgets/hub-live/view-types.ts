export interface VideoView {
  id: string;
  /** Null if there is no picture. */
  image: string | null;
  title: string;
  /** Shortened to fit a slide. */
  summary: string;
  /** The page that plays the video immediately (CON-11). */
  player: string;
}

/** Null if the videos are unavailable. */
export type HubLiveView = {
  videos: readonly VideoView[];
  /** The index of the first slide. */
  start: number;
} | null;
