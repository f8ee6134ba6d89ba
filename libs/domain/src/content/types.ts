/** The names of the faces of the hub at which something is of use; of use at each when not said. */
export type ReadersFaces = readonly string[] | undefined;

/** A question of the FAQ, and where its answer is (CON-1). */
export interface Faq {
  readonly label: string;
  /** Path of the answer, or an http(s) address. */
  readonly value: string;
}

/** An article for somebody in this place of their way (CON-4). */
export interface PersonalArticle {
  readonly title: string;
  /** Null when there is none. */
  readonly image: string | null;
  readonly url: string;
  readonly summary: string;
  readonly faces?: ReadersFaces;
}

/** A video (CON-8). */
export interface Video {
  /** What the player knows it by. */
  readonly brightcoveId: string;
  /** Null when there is none. */
  readonly image: string | null;
  readonly title: string;
  readonly summary: string;
  readonly faces?: ReadersFaces;
}
