import type { Uni } from '@applicant-hub/domain';
import { distanceWords } from '../course/course-facts.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import { type PictureView, uniPicture } from './picture.ts';

export interface UniCardView extends PictureView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly town: string;
  /** '12 miles away'; null if the distance is unknown. */
  readonly distance: string | null;
  /** 'Gold' */
  readonly tef: string | null;
  /** The percentage of satisfied students. */
  readonly satisfaction: number | null;
}

export const uniCard = (uni: Uni): UniCardView => ({
  id: uni.providerId,
  name: uni.name,
  href: uniPath(uni.providerId),
  ...uniPicture(uni),
  town: uni.address.providerLocation,
  distance: uni.distance === null ? null : distanceWords(uni.distance),
  tef: uni.tef,
  satisfaction: uni.nssScore,
});
