import { CheckIcon, InfoIcon, Tag } from '@applicant-hub/design-system';
import type { PointsView } from './points-check.ts';

/** How the applicant's points compare with what a course asks for: words, not colour alone. */
export const PointsTag = ({ points: { words, isEnough } }: { points: PointsView }) => (
  <Tag tone={isEnough ? 'success' : 'neutral'} icon={isEnough ? <CheckIcon /> : <InfoIcon />}>
    {words}
  </Tag>
);
