import { m } from '@applicant-hub/copy';
import { Link, VisuallyHidden } from '@applicant-hub/design-system';
import * as css from './CoursePoints.css.ts';
import type { CoursePointsView } from './own-points.server.ts';
import { PointsTag } from './PointsTag.tsx';

interface CoursePointsProps {
  readonly points: CoursePointsView;
  readonly title: string;
}

export const CoursePoints = ({ points, title }: CoursePointsProps) => (
  <div className={css.row}>
    <PointsTag points={points} />
    <Link href={points.whatIfHref} variant="standalone">
      {`${m.points_what_if()} `}
      <VisuallyHidden>{m.points_what_if_for({ title })}</VisuallyHidden>
    </Link>
  </div>
);
