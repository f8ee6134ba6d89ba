export type FaqRow = readonly [slug: string, question: string, answer: string];
