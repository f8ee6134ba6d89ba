import { m } from '@applicant-hub/copy';
import {
  Card,
  CardLink,
  Heading,
  Picture,
  Text,
  type HeadingLevel,
} from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { SectionContext, useCardPart } from '#app/platform/browser/page/section.ts';
import * as css from './CourseCard.css.ts';
import { CourseFactList } from './CourseFactList.tsx';
import type { CourseCardView } from './course-view.ts';

export interface CourseCardProps {
  readonly card: CourseCardView;
  readonly level: HeadingLevel;
  /** Default: `li`. */
  readonly as?: 'li' | 'article';
  /** Uses the layout for short lists: the name is next to the facts where there is room. */
  readonly plain?: true | undefined;
  /** A `CoursePoints` or `PointsTag`, which compares the applicant's points with the course. */
  readonly points?: ReactNode;
  /** A `short` `FavouriteButton`: in the corner on small screens, otherwise at the foot. */
  readonly keep?: ReactNode;
  readonly actions?: ReactNode;
}

/** A course in a list (FAV-9). The whole card is a link to the course's page. */
export function CourseCard({
  card,
  level,
  as = 'li',
  plain,
  points,
  keep,
  actions,
}: CourseCardProps) {
  const { root, ids, section } = useCardPart(card.ref.courseId);
  const name = (
    <div className={css.words}>
      <Heading level={level} size="m">
        <CardLink href={card.href}>
          <InEnglish>{card.title}</InEnglish>
        </CardLink>
      </Heading>
      <Text weight="strong">
        <InEnglish>{card.university}</InEnglish>
      </Text>
      <Text size="s" muted numeric>
        {card.distance === null
          ? card.town
          : m.courses_place({ town: card.town, distance: card.distance })}
      </Text>
      {plain && points && <div>{points}</div>}
    </div>
  );
  const picture = <Picture src={card.picture} drawing={card.drawing} ratio="square" />;
  const summary = (
    <Text>
      <InEnglish>{card.summary}</InEnglish>
    </Text>
  );
  const facts = <CourseFactList facts={card} run />;
  return (
    <Card
      {...root}
      as={as}
      actions={
        actions && <SectionContext.Provider value={section}>{actions}</SectionContext.Provider>
      }
      data-course={card.ref.courseId}
    >
      <PartNotice of={ids} />
      {plain ? (
        <div className={css.columns}>
          {picture}
          {name}
          <div className={css.about}>
            {summary}
            {facts}
          </div>
        </div>
      ) : (
        <div className={css.layout}>
          <div className={css.top}>
            {picture}
            {name}
          </div>
          <div className={css.more}>
            {summary}
            {facts}
            {points}
          </div>
          {keep && (
            <div className={css.keep}>
              <SectionContext.Provider value={section}>{keep}</SectionContext.Provider>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
