import type { FeedItem, FeedType } from './items.ts';

/** The kinds of steps that can be switched off (EXT-22). */
export const feedKinds = ['questions', 'guides', 'articles'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** What there is to do, and how far an application is, always stays. */
const kindOf: Readonly<Partial<Record<FeedType, FeedKind>>> = {
  faq: 'questions',
  howto: 'guides',
  article: 'articles',
};

/**
 * Whether somebody wants a step. Why an application cannot be reached is said to everybody (FED-15).
 */
export function isWantedStep(
  { id, type }: Pick<FeedItem, 'id' | 'type'>,
  isOn: Readonly<Record<FeedKind, boolean>>,
): boolean {
  const kind = kindOf[type];
  return kind === undefined || id === 'unavailable_faq' || isOn[kind];
}
