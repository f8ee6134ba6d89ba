import { CheckIcon, InfoIcon, Tag } from '@applicant-hub/design-system';
import type { PointsView } from './points-check.ts';

/** Compares the applicant's points with a course, in text and not by colour alone. */
export const PointsTag = ({ points: { words, isEnough } }: { points: PointsView }) => (
  <Tag tone={isEnough ? 'success' : 'neutral'} icon={isEnough ? <CheckIcon /> : <InfoIcon />}>
    {words}
  </Tag>
);
