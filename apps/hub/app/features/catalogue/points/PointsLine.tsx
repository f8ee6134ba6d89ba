import { Link, Text } from '@applicant-hub/design-system';
import type { PointsLineView } from './own-points.server.ts';

/** The line about the applicant's points, once for all courses of a page. */
export const PointsLine = ({ line: { words, href, link } }: { line: PointsLineView }) => (
  <Text size="s" muted numeric>
    {words} <Link href={href}>{link}</Link>
  </Text>
);
