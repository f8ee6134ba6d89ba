import { nextActor } from '../apply-status/actor.ts';
import { type JourneyStage, stageOf } from '../apply-status/journey.ts';
import { isSent } from '../apply-status/sent.ts';
import { type Scheme, schemes } from '../apply-status/types.ts';
import type { YearStatus } from '../phases/year-status.ts';
import { type TodoId, todoIds } from './items.ts';

/**
 * The stages at which applicants look for courses: before they apply, and when they need another
 * choice.
 */
const choosing: readonly JourneyStage[] = ['apply', 'another', 'ended'];

/** The stages at which a step is still useful; null when it is always useful. */
const helpsAt: Readonly<Record<TodoId, readonly JourneyStage[] | null>> = {
  options: choosing,
  priorities: choosing,
  qualifications: choosing,
  subjects: choosing,
  whereToStudy: choosing,
  courses: choosing,
  // The statement is sent with the application, and later changes do not reach universities.
  personalStatement: ['apply'],
  openDays: [...choosing, 'sent', 'decisions', 'reply'],
  compareAndShortlist: [...choosing, 'sent', 'decisions', 'reply'],
  studySupport: null,
};

export type KnownStatuses = Readonly<Record<Scheme, YearStatus | null>>;

/**
 * The steps of the to-do list that are still useful (EXT-31). They depend on the stage of each
 * application and on who has to act next, so that the list does not ask for anything that another
 * region shows as done. An unknown status excludes no step.
 */
export function todoConcerns(statuses: KnownStatuses): ReadonlySet<TodoId> {
  const begun = schemes.filter((scheme) => (statuses[scheme] ?? 'notStarted') !== 'notStarted');
  return new Set(
    todoIds.filter((id) => {
      const stages = helpsAt[id];
      if (stages === null || begun.length === 0) return true;
      // The hub's statement belongs to the undergraduate application, if there is one.
      const asked = id === 'personalStatement' && begun.includes('ug') ? (['ug'] as const) : begun;
      return asked.some((scheme) => {
        const stage = placeOf(statuses[scheme] ?? 'notStarted', scheme);
        return stage === null || stages.includes(stage);
      });
    }),
  );
}

/**
 * The stage of an application from the applicant's view. While a sent application waits for a
 * university, the applicant has nothing to do.
 */
function placeOf(status: YearStatus, scheme: Scheme): JourneyStage | null {
  if (status === 'over') return 'ended';
  // The applicant has made the last choice. Only the university's confirmation is missing.
  if (status === 'clearingWaiting') return 'results';
  const stage = stageOf[status];
  if (stage === 'apply' && isSent(status)) return 'sent';
  if (stage === 'another' && nextActor(status, scheme, []) !== 'you') return 'decisions';
  return stage;
}
