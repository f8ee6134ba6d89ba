import { m } from '@applicant-hub/copy';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { peopleLikePath } from '#app/platform/paths/people-like-path.ts';
import type { PeopleLikeView } from './view-types.ts';

/**
 * Shown when a response is slow or unavailable. The address contains the whole selection, so the
 * link repeats the request.
 */
export const LoadFailure = ({ why, query }: Extract<PeopleLikeView, { step: 'trouble' }>) => (
  <FetchProblem
    tone={why === 'late' ? 'info' : 'danger'}
    words={why === 'late' ? m.people_late() : m.people_failed()}
    href={peopleLikePath(query)}
    advice={m.people_failed_advice()}
  />
);
