import { m } from '@applicant-hub/copy';
import {
  ArrowRightIcon,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Link,
  MapPinIcon,
  Picture,
  Text,
} from '@applicant-hub/design-system';
import { OwnChoiceState } from '#app/features/catalogue/choice/ChoiceTag.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { courseFrame } from '#app/features/catalogue/course/course-frame.css.ts';
import { CourseFactList } from '#app/features/catalogue/course/CourseFactList.tsx';
import { PointsLine } from '#app/features/catalogue/points/PointsLine.tsx';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import * as css from './CourseHeader.css.ts';
import type { CourseView } from './view-types.ts';

const PART = 'course';

export function CourseHeader({ course }: { course: CourseView }) {
  return (
    <Card {...partProps(PART)}>
      <Part id={PART}>
        <div className={courseFrame}>
          <Picture src={course.picture} drawing={course.drawing} eager />
          <div className={css.words}>
            <Heading level={1} size="2xl">
              <InEnglish>{course.title}</InEnglish>
            </Heading>
            <Text size="l">
              <Link href={course.uniHref}>
                <InEnglish>{course.university}</InEnglish>
              </Link>
            </Text>
            <Inline gap={2} nowrap>
              <MapPinIcon />
              <Text as="span" muted numeric>
                {course.place}
              </Text>
            </Inline>
            <Text>
              <InEnglish>{course.summary}</InEnglish>
            </Text>
            <div className={css.actions}>
              {course.choice ? (
                <OwnChoiceState choice={course.choice} />
              ) : (
                <ButtonLink href={course.applyHref}>
                  {m.courses_apply()} <ArrowRightIcon />
                </ButtonLink>
              )}
              <FavouriteButton
                kind="courses"
                item={course.ref}
                title={course.fullTitle}
                isFavourite={course.isFavourite}
              />
            </div>
            <HeartsNote of={[course.isFavourite]} />
          </div>
          <div className={css.facts}>
            <CourseFactList facts={course.facts} />
            {course.check && (
              <p>
                <PointsTag points={course.check} />
              </p>
            )}
            <PointsLine line={course.points} />
            <Text size="s" muted numeric>
              {m.courses_small_print({
                location: course.locationType,
                code: course.courseCode,
                year: course.yearOfEntry,
              })}
            </Text>
          </div>
        </div>
      </Part>
    </Card>
  );
}
