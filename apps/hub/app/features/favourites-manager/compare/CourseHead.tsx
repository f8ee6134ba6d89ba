import { Link, Picture } from '@applicant-hub/design-system';
import { PlaceForm } from '#app/features/favourites/PlaceForm.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { ShortlistButton } from '#app/features/favourites/ShortlistButton.tsx';
import * as css from './CourseHead.css.ts';
import type { ComparedCourse } from './view-types.ts';

interface CourseHeadProps {
  readonly course: ComparedCourse;
  /** The number of courses on the shortlist. */
  readonly listed: number;
  /** Whether the columns are in the order of the shortlist. */
  readonly sideways: boolean;
}

export function CourseHead({ course, listed, sideways }: CourseHeadProps) {
  const { ref, slot, fullTitle, href } = course;
  return (
    <div className={css.head}>
      <Picture src={course.picture} drawing={course.drawing} />
      <Link href={href}>
        <InEnglish>{fullTitle}</InEnglish>
      </Link>
      <div className={css.actions}>
        {slot === null && (
          <ShortlistButton intent="shortlist-add" item={ref} title={fullTitle} flush />
        )}
        {typeof slot === 'number' && (
          <PlaceForm
            item={ref}
            title={fullTitle}
            place={slot}
            count={listed}
            flush
            sideways={sideways}
          />
        )}
      </div>
    </div>
  );
}
