import type { Uni } from '@applicant-hub/domain';
import { distanceWords } from './course-facts.ts';
import { uniPath } from '#app/platform/paths/paths.ts';

/** A university as a card shows it: all that its page has to carry. */
export interface UniCardView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string | null;
  readonly town: string;
  /** '12 miles away'; null when it is not known from where. */
  readonly distance: string | null;
  /** 'Gold' */
  readonly tef: string | null;
  /** Per cent of students who are satisfied. */
  readonly satisfaction: number | null;
}

/** A university as its card shows it. */
export const uniCard = (uni: Uni): UniCardView => ({
  id: uni.providerId,
  name: uni.name,
  href: uniPath(uni.providerId),
  picture: uni.image,
  town: uni.address.providerLocation,
  distance: uni.distance === null ? null : distanceWords(uni.distance),
  tef: uni.tef,
  satisfaction: uni.nssScore,
});
