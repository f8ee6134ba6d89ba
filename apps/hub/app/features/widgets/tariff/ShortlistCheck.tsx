import { m } from '@applicant-hub/copy';
import {
  Card,
  CheckIcon,
  Heading,
  InfoIcon,
  Link,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import { type CourseCheck, courseCheck } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { pointsView } from '#app/features/catalogue/points/points-check.ts';
import { paths } from '#app/platform/paths/links.ts';
import { course as courseClass, list } from './ShortlistCheck.css.ts';
import type { ShortlistView, ShortlistedCourse } from './view-types.ts';
import { rangeWords } from './calculator/words.ts';

/** Compares the points with the requirements of the shortlisted courses (EXT-16). */
export function ShortlistCheck({
  shortlist,
  points,
}: {
  shortlist: ShortlistView;
  points: number;
}) {
  return (
    <Card as="section" aria-labelledby="tariff-check">
      <Stack gap={3}>
        <Heading level={2} size="m" id="tariff-check">
          {m.tariff_check()}
        </Heading>
        <Courses shortlist={shortlist} points={points} />
      </Stack>
    </Card>
  );
}

function Courses({ shortlist, points }: { shortlist: ShortlistView; points: number }): ReactNode {
  if (shortlist.state !== 'ready') {
    return (
      <Text muted>
        {shortlist.state === 'pending' ? m.tariff_check_late() : m.tariff_check_failed()}
      </Text>
    );
  }
  if (shortlist.courses.length === 0) {
    return (
      <>
        <Text muted>{m.tariff_check_empty()}</Text>
        <p>
          <Link href={paths.search}>{m.tariff_check_find()}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <Text muted>{points > 0 ? m.tariff_check_intro({ points }) : m.tariff_check_start()}</Text>
      <ul className={list}>
        {shortlist.courses.map((course) => (
          <li key={course.href} className={courseClass}>
            <Checked course={course} points={points} />
          </li>
        ))}
      </ul>
      <Text size="s" muted>
        {m.tariff_check_note()}
      </Text>
    </>
  );
}

function Checked({
  course: { title, href, points: requested },
  points,
}: {
  course: ShortlistedCourse;
  points: number;
}) {
  const check = courseCheck(points, requested);
  return (
    <>
      <Link href={href}>{title}</Link>
      <Text numeric>{sentence(points, requested)}</Text>
      {check && (points > 0 || requested === null) && <Result check={check} />}
    </>
  );
}

function sentence(points: number, requested: ShortlistedCourse['points']): string {
  if (requested === 'notKnown') return m.tariff_check_not_known();
  if (requested === null) return m.tariff_check_not_used();
  const range = rangeWords(requested);
  if (points === 0) return m.tariff_check_asks({ asked: range });
  return m.tariff_check_compare({ points, asked: range });
}

function Result({ check }: { check: CourseCheck }) {
  const { words, isEnough } = pointsView(check);
  return (
    <Tag tone={isEnough ? 'success' : 'neutral'} icon={isEnough ? <CheckIcon /> : <InfoIcon />}>
      {words}
    </Tag>
  );
}
