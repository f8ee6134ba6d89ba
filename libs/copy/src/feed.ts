import * as feed from '#messages/feed.ts';

type Messages = typeof feed;

/** Ids of the feed items, which are parts of their message keys. */
export type FeedWordsId = {
  [Key in keyof Messages]: Key extends `feed_${infer Id}_link` ? Id : never;
}[keyof Messages];

export interface FeedWords {
  title: string;
  /** One or two sentences. */
  summary: string;
  linkText: string;
}

/** An item with missing text does not compile. */
export const feedWords = (id: FeedWordsId): FeedWords => ({
  title: feed[`feed_${id}_title`](),
  summary: feed[`feed_${id}_summary`](),
  linkText: feed[`feed_${id}_link`](),
});
