/** A question with the last part of its address and a short answer. */
export type FaqRow = readonly [slug: string, question: string, answer: string];
