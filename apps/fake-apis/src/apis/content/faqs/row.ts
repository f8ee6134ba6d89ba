/** A question with the last segment of its path and a short answer. */
export type FaqRow = readonly [slug: string, question: string, answer: string];
