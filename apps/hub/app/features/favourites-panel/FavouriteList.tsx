import { m } from '@applicant-hub/copy';
import { Inline, StarIcon, Tag } from '@applicant-hub/design-system';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { CourseCard } from '#app/features/catalogue/course/CourseCard.tsx';
import { GuideCard } from '#app/features/catalogue/cards/GuideCard.tsx';
import { stackedStrip, tiledStrip } from '#app/platform/layout/frame/strip.css.ts';
import { fieldOf } from '#app/features/favourites/command.ts';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { PlaceForm } from '#app/features/favourites/PlaceForm.tsx';
import { ShortlistButton } from '#app/features/favourites/ShortlistButton.tsx';
import { ShortlistNote } from '#app/features/favourites/ShortlistNote.tsx';
import type { FavouriteCourse, FavouriteGuide, FavouritesView } from './view-types.ts';

export function FavouriteList({ view }: { view: FavouritesView }) {
  const { tab, courses, guides } = view;
  if (tab === 'top5') return <Shortlist courses={courses} />;
  if (tab === 'courses') {
    return (
      <>
        <ShortlistNote of={courses.map(({ slot }) => slot)} />
        <ul className={stackedStrip}>
          {courses.map((course) => (
            <CourseItem key={course.ref.courseId} course={course} />
          ))}
        </ul>
      </>
    );
  }
  return (
    <ul className={tiledStrip}>
      {guides.map((guide) => (
        <GuideItem key={`${guide.kind}:${guide.href ?? guide.title}`} guide={guide} />
      ))}
    </ul>
  );
}

function Shortlist({ courses }: { courses: readonly FavouriteCourse[] }) {
  return (
    <ol className={stackedStrip}>
      {courses.map((course, index) => (
        <CourseCard
          key={fieldOf(course.ref)}
          as="li"
          level={3}
          plain
          card={course}
          points={course.check && <PointsTag points={course.check} />}
          actions={
            <Inline gap={2}>
              <Tag tone="primary" icon={<StarIcon />}>
                {m.favourites_slot({
                  slot: typeof course.slot === 'number' ? course.slot : index + 1,
                })}
              </Tag>
              <PlaceForm
                item={course.ref}
                title={course.fullTitle}
                place={index + 1}
                count={courses.length}
              />
            </Inline>
          }
        />
      ))}
    </ol>
  );
}

function CourseItem({ course }: { course: FavouriteCourse }) {
  const { ref, fullTitle, slot, check } = course;
  return (
    <CourseCard
      as="li"
      level={3}
      plain
      card={course}
      points={check && <PointsTag points={check} />}
      actions={
        <Inline gap={2}>
          {slot === null && <ShortlistButton intent="shortlist-add" item={ref} title={fullTitle} />}
          {typeof slot === 'number' && (
            <Tag tone="primary" icon={<StarIcon />}>
              {m.favourites_slot({ slot })}
            </Tag>
          )}
          <FavouriteButton kind="courses" item={ref} title={fullTitle} isFavourite />
        </Inline>
      }
    />
  );
}

function GuideItem({ guide }: { guide: FavouriteGuide }) {
  const { kind, ref, title, href, picture, drawing, summary } = guide;
  return (
    <GuideCard
      title={title}
      href={href}
      level={3}
      picture={picture}
      drawing={drawing}
      summary={summary}
      compact
      actions={<FavouriteButton kind={kind} item={ref} title={title} isFavourite />}
    />
  );
}
