import { nextActor } from '../apply-status/actor.ts';
import { type JourneyStage, stageOf } from '../apply-status/journey.ts';
import { isSent } from '../apply-status/sent.ts';
import { type Scheme, schemes } from '../apply-status/types.ts';
import type { YearStatus } from '../phases/year-status.ts';
import { type TodoId, todoIds } from './items.ts';

/** The stages at which somebody looks for courses: before they apply, and when they need another. */
const choosing: readonly JourneyStage[] = ['apply', 'another', 'ended'];

/** The stages at which a step still helps; null for always. */
const helpsAt: Readonly<Record<TodoId, readonly JourneyStage[] | null>> = {
  options: choosing,
  priorities: choosing,
  qualifications: choosing,
  subjects: choosing,
  whereToStudy: choosing,
  courses: choosing,
  // It is sent with the application, and nothing that is written after that reaches anybody.
  personalStatement: ['apply'],
  openDays: [...choosing, 'sent', 'decisions', 'reply'],
  compareAndShortlist: [...choosing, 'sent', 'decisions', 'reply'],
  studySupport: null,
};

/** The statuses of the applicant's applications; null where there is none or it is not known. */
export type KnownStatuses = Readonly<Record<Scheme, YearStatus | null>>;

/**
 * The steps of the to-do list that still help somebody (EXT-31). They go by the stage and the actor
 * that the tile shows, so the list asks for nothing that another region says is done. What is not
 * known rules nothing out.
 */
export function todoConcerns(statuses: KnownStatuses): ReadonlySet<TodoId> {
  const begun = schemes.filter((scheme) => (statuses[scheme] ?? 'notStarted') !== 'notStarted');
  return new Set(
    todoIds.filter((id) => {
      const stages = helpsAt[id];
      if (stages === null || begun.length === 0) return true;
      // The hub's statement is that of the undergraduate application, where there is one.
      const asked = id === 'personalStatement' && begun.includes('ug') ? (['ug'] as const) : begun;
      return asked.some((scheme) => {
        const stage = placeOf(statuses[scheme] ?? 'notStarted', scheme);
        return stage === null || stages.includes(stage);
      });
    }),
  );
}

/** The stage of an application as its applicant sees it: what is sent and waits is not to be done. */
function placeOf(status: YearStatus, scheme: Scheme): JourneyStage | null {
  if (status === 'over') return 'ended';
  // The last choice is made: only its confirmation is left.
  if (status === 'clearingWaiting') return 'results';
  const stage = stageOf[status];
  if (stage === 'apply' && isSent(status)) return 'sent';
  if (stage === 'another' && nextActor(status, scheme, []) !== 'you') return 'decisions';
  return stage;
}
