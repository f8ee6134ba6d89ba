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
import { SectionContext, useCardPart } from '#app/platform/browser/section.ts';
import * as css from './CourseCard.css.ts';
import { CourseFactList } from './CourseFactList.tsx';
import type { CourseCardView } from './course-view.ts';

export interface CourseCardProps {
  readonly card: CourseCardView;
  /** Place of its title in the outline of the page. */
  readonly level: HeadingLevel;
  /** Default `li`. */
  readonly as?: 'li' | 'article';
  /** Without its picture, where room is short. */
  readonly plain?: true;
  /** How the applicant's points compare: `CoursePoints`. */
  readonly points?: ReactNode;
  /** What can be done with the course: a `FavouriteButton` and the like. */
  readonly actions?: ReactNode;
}

/** A course in a list (FAV-9). A press anywhere on the card leads to the course's page. */
export function CourseCard({ card, level, as = 'li', plain, points, actions }: CourseCardProps) {
  const { root, ids, section } = useCardPart(card.ref.courseId);
  const about = (
    <>
      <div className={css.top} data-picture={plain ? undefined : true}>
        {!plain && <Picture src={card.picture} ratio="square" />}
        <div className={css.words}>
          <Heading level={level} size="m">
            <CardLink href={card.href}>{card.title}</CardLink>
          </Heading>
          <Text weight="strong">{card.university}</Text>
          <Text size="s" muted numeric>
            {card.distance === null
              ? card.town
              : m.courses_place({ town: card.town, distance: card.distance })}
          </Text>
        </div>
      </div>
      <Text>{card.summary}</Text>
    </>
  );
  const facts = <CourseFactList facts={card} />;
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
        // What it is beside its facts where there is room: several of them are a short list.
        <div className={css.columns}>
          <div className={css.about}>{about}</div>
          {facts}
        </div>
      ) : (
        <>
          {about}
          {facts}
        </>
      )}
      {points}
    </Card>
  );
}
