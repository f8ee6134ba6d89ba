import { m } from '@applicant-hub/copy';
import { MapPinIcon, StarIcon, UserIcon, type HeadingLevel } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { CardFact } from './CardFact.tsx';
import { GuideCard } from './GuideCard.tsx';
import type { UniCardView } from './uni-card.ts';

export interface UniCardProps {
  readonly uni: UniCardView;
  readonly level: HeadingLevel;
  /** A `short` `FavouriteButton`. */
  readonly keep?: ReactNode;
}

export function UniCard({ uni, level, keep }: UniCardProps) {
  return (
    <GuideCard
      title={uni.name}
      href={uni.href}
      level={level}
      picture={uni.picture}
      drawing={uni.drawing}
      keep={keep}
      meta={
        <>
          <CardFact icon={<MapPinIcon />}>
            {uni.distance === null
              ? uni.town
              : m.explore_uni_place({ town: uni.town, distance: uni.distance })}
          </CardFact>
          {uni.tef !== null && (
            <CardFact icon={<StarIcon />}>{m.explore_unis_tef({ rating: uni.tef })}</CardFact>
          )}
          {uni.satisfaction !== null && (
            <CardFact icon={<UserIcon />}>
              {m.explore_unis_satisfaction({ score: uni.satisfaction })}
            </CardFact>
          )}
        </>
      }
    />
  );
}
