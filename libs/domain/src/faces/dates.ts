import type { DateStage } from '../cycle/cycle-place.ts';
import { schemeOfName } from '../deadlines/cycle-dates.ts';
import type { KeyDate } from '../events/types.ts';
import type { YearStatuses } from '../phases/year-status.ts';
import { type Face, faceOfStatus } from './face.ts';

/** For each face, the stages that are over. Their dates no longer concern the applicant. */
const behind: Readonly<Record<Face, readonly DateStage[]>> = {
  beginning: [],
  choosing: [],
  waiting: ['apply'],
  deciding: ['apply'],
  looking: ['apply', 'reply'],
  results: ['apply', 'reply', 'extra'],
  clearing: ['apply', 'reply', 'extra'],
  placed: ['apply', 'reply', 'extra', 'clearing'],
  ended: ['apply', 'reply', 'extra', 'clearing', 'confirmation'],
};

/**
 * The dates that still concern an applicant. A date for several schemes is over when it is over for
 * each of them. A date of a scheme without an application is not over, because the applicant may
 * still apply.
 */
export const datesAhead = (dates: readonly KeyDate[], statuses: YearStatuses): readonly KeyDate[] =>
  dates.filter(({ cycle, schemes }) => {
    if (cycle === null) return true;
    return !schemes.every((name) => {
      const scheme = schemeOfName(name);
      const status = scheme && statuses[scheme];
      const face = status ? faceOfStatus[status] : null;
      return face !== null && behind[face].includes(cycle.stage);
    });
  });
