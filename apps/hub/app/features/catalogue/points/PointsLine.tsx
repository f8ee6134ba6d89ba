import { Link, Text } from '@applicant-hub/design-system';
import type { PointsLineView } from './own-points.server.ts';

/** The line about the applicant's points, shown once for all courses on a page. */
export const PointsLine = ({ line: { words, href, link } }: { line: PointsLineView }) => (
  <Text size="s" muted numeric>
    {words} <Link href={href}>{link}</Link>
  </Text>
);
