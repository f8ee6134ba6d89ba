export type ReadersFaces = readonly string[] | undefined;

export interface Faq {
  readonly label: string;
  /** Path or http(s) URL of the answer. */
  readonly value: string;
}

export interface PersonalArticle {
  readonly title: string;
  readonly image: string | null;
  readonly url: string;
  readonly summary: string;
  readonly faces?: ReadersFaces;
}

export interface Video {
  readonly brightcoveId: string;
  readonly image: string | null;
  readonly title: string;
  readonly summary: string;
  readonly faces?: ReadersFaces;
}
