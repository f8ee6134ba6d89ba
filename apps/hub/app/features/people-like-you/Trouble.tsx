import { m } from '@applicant-hub/copy';
import { FetchProblem } from '#app/platform/layout/FetchProblem.tsx';
import { peopleLikePath } from '#app/platform/paths/people-like-path.ts';
import type { PeopleLikeView } from './view-types.ts';

/** An answer is late, or cannot be had: the address has all that was chosen, so it is asked again. */
export const Trouble = ({ why, query }: Extract<PeopleLikeView, { step: 'trouble' }>) => (
  <FetchProblem
    tone={why === 'late' ? 'info' : 'danger'}
    words={why === 'late' ? m.people_late() : m.people_failed()}
    href={peopleLikePath(query)}
    advice={m.people_failed_advice()}
  />
);
