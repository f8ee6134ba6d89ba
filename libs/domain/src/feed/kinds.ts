import type { FeedItem, FeedType } from './items.ts';

/** The kinds of steps that can be switched off (EXT-22). */
export const feedKinds = ['questions', 'guides', 'articles'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Steps that need an action, and the progress of an application, cannot be switched off. */
const kindOf: Readonly<Partial<Record<FeedType, FeedKind>>> = {
  faq: 'questions',
  howto: 'guides',
  article: 'articles',
};

/**
 * Whether the applicant has switched on the kind of a step. The question about why an application
 * is unavailable is always shown (FED-15).
 */
export function isWantedStep(
  { id, type }: Pick<FeedItem, 'id' | 'type'>,
  isOn: Readonly<Record<FeedKind, boolean>>,
): boolean {
  const kind = kindOf[type];
  return kind === undefined || id === 'unavailable_faq' || isOn[kind];
}
