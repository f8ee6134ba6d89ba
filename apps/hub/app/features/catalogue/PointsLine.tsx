import { Link, Text } from '@applicant-hub/design-system';
import type { PointsLineView } from './own-points.server.ts';

/** Whose points a page speaks of; once for all of its courses. */
export const PointsLine = ({ line: { words, href, link } }: { line: PointsLineView }) => (
  <Text size="s" muted numeric>
    {words} <Link href={href}>{link}</Link>
  </Text>
);
