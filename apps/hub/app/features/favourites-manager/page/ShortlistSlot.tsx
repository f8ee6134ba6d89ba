import { m } from '@applicant-hub/copy';
import { Link, Picture, Text, VisuallyHidden } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { missingWords } from '../missing-words.ts';
import type { SlotCourseView, SlotView } from '../view-types.ts';
import * as css from './Shortlist.css.ts';

export interface ShortlistSlotProps {
  readonly slot: SlotView;
  readonly free: ReactNode;
  readonly actions: ReactNode;
}

export function ShortlistSlot({ slot: { slot, course }, free, actions }: ShortlistSlotProps) {
  return (
    <li className={css.slot} data-free={course === null ? true : undefined}>
      <div className={css.place}>
        {course && <Picture src={course.picture} drawing={course.drawing} ratio="square" />}
        <span className={css.number}>
          <span aria-hidden>{slot}</span>
          <VisuallyHidden>{m.favourites_slot({ slot })}</VisuallyHidden>
        </span>
      </div>
      <div className={css.words}>{course === null ? free : <SlotCourse course={course} />}</div>
      {course !== null && <div className={css.actions}>{actions}</div>}
    </li>
  );
}

function SlotCourse({ course: { known, isUnread } }: { course: SlotCourseView }) {
  if (known === null) {
    const { title, note } = missingWords(isUnread);
    return (
      <>
        <Text weight="strong">{title}</Text>
        <Text size="s" muted>
          {note}
        </Text>
      </>
    );
  }
  return (
    <>
      <Text weight="strong">
        <InEnglish>
          {known.href === null ? known.title : <Link href={known.href}>{known.title}</Link>}
        </InEnglish>
      </Text>
      <Text>
        <InEnglish>{known.university}</InEnglish>
      </Text>
      <ul className={css.facts}>
        {known.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {known.check && (
        <p>
          <PointsTag points={known.check} />
        </p>
      )}
    </>
  );
}
