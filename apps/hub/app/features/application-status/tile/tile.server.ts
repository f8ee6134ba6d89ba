import { applyActorCopy, applyStatusCopy } from '@applicant-hub/copy/apply-status';
import { m } from '@applicant-hub/copy';
import type { PageState } from '@applicant-hub/api-clients';
import {
  type AppInfoPart,
  type KnownMode,
  type Choice,
  type CycleDate,
  type Decision,
  type LayoutTile,
  type MyCycleDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
  confirmationOf,
  countChoices,
  decidedChoices,
  formatDayMonth,
  isCelebrated,
  journeyOf,
  nextActor,
  referenceProgress,
  shortUniversityNames,
  statesOf,
  statusInYear,
  tileProgress,
} from '@applicant-hub/domain';
import { awaitedView } from '../dates/awaited.server.ts';
import { choiceView } from '../choices/choices.server.ts';
import { conditionsView, type TileConditions } from '../conditions/conditions-view.server.ts';
import type { Committed } from '../upstream/committed.server.ts';
import { areResultsOut, confirmationFacts } from '../dates/confirmation.server.ts';
import { deadlineView } from '../dates/deadline.server.ts';
import { journeyView } from './journey.server.ts';
import { actIn, elsewhereIn } from './act.server.ts';
import { checkedAt, checkedWords, choicesNow, lastKnown, lastPart } from './last-known.server.ts';
import { progressView } from './progress.server.ts';
import type { FavouritesToAdd } from '../open/favourites-to-add.server.ts';
import { openWaysView } from '../open/open-ways.server.ts';
import { replyView } from '../dates/reply.server.ts';
import {
  applicationIn,
  applicationOfTile,
  choosesEarly,
  closedOf,
  datesOfTile,
  extraOpensIn,
  type TileDates,
} from '../dates/whose.server.ts';
import type { TileView } from './tiles-view-types.ts';
import { schemeWords } from '#app/features/status-history/scheme-words.ts';

export interface TileInput {
  id: LayoutTile['id'];
  scheme: Scheme;
  status: TileStatus;
  /** Whether the hub cannot see an application before it is sent. */
  isUnsentHidden?: boolean;
  part: AppInfoPart;
  studyYear: number;
  studyLevel: StudyLevel;
  /** Null if the hub does not have the address of the application. */
  applyHref: string | null;
  /** The address of a page; null if the hub does not have it. */
  findPage: (path: string) => string | null;
  now: Date;
  /**
   * Null while the dates are unknown; in that case nothing counts as closed, and no deadline is
   * estimated.
   */
  dates: readonly CycleDate[] | null;
  clearingDates: PageState['clearingDates'];
  ugMode: KnownMode;
  favoursEarly: boolean;
  /** Favourites that the applicant may add as choices. */
  toAdd: FavouritesToAdd;
  /**
   * If an API of the scheme failed, the latest committed status, provided that it may still be
   * shown; otherwise null.
   */
  lastGood: Committed | null;
  conditions: TileConditions;
}

/** `badProgress` is true if the progress was not a percentage (APP-59). */
export function tileView(input: TileInput): { tile: TileView; badProgress: boolean } {
  const { id, scheme, status, part } = input;
  const progress = tileProgress(status, scheme, part);
  const copy = statusCopy(input, status);
  const isOver = isOverAt(status, input);
  const current = lastKnown(input);
  const { choices, isRecalled } = choicesNow(input);
  const whose = whoseDates(input);
  const opens = extraOpensIn(datesOfTile(whose));
  const replyBy = replyView(whose);
  const isReplyOver = replyBy?.isOver ?? false;
  const held = placeIn(status, choices);
  const explained = isRecalled ? -1 : explainedChoice(input);
  const open = isRecalled ? [] : openWaysView({ ...input, choices });
  const tile: TileView = {
    id,
    scheme,
    status,
    kind: schemeWords(input.scheme, input.studyLevel),
    label: copy.label,
    heading: copy.heading,
    lead: copy.lead,
    explanation: copy.explanation,
    steps: copy.nextSteps,
    actor: isOver ? null : actorView(input, opens),
    progress: progressView(input, copy, progress),
    deadline: deadlineView(whose),
    reference:
      hasReference(status) && !isOver
        ? referenceProgress(part).map(({ step, state }) => ({
            label: referenceWords[step](),
            state,
          }))
        : [],
    replyBy,
    awaited: awaitedView(whose),
    choices: choices.map((choice, index) => {
      const conditions = conditionsView(choice, input.studyYear, input.conditions);
      return {
        // A recalled choice shows no action, because the applicant may have completed it already.
        // After the last reply date, an offer shows no action, except a changed offer, which has
        // its own date.
        ...choiceView(
          choice,
          !isRecalled && !(isReplyOver && choice.asks === 'reply'),
          index === explained,
        ),
        ...(conditions && { conditions }),
      };
    }),
    ...(isRecalled && choices.length > 0 && { choicesChecked: checkedWords(input) }),
    ...(open.length > 0 && { open: { heading: m.apply_open_heading(), ways: open } }),
    ...held,
    journey: journeyView(
      journeyOf(current.status, {
        isOver: isOverAt(current.status, input),
        isReplyOver,
        isAhead: opens !== undefined,
      }),
      whose,
    ),
    ...(input.lastGood === null && id !== 'startNew'
      ? actIn({ ...input, ...held, choices, isReplyOver, closed: closedOf(input) })
      : elsewhereIn(input, null)),
    action:
      input.applyHref === null
        ? null
        : {
            href: input.applyHref,
            label: id === 'startNew' ? m.apply_start_or_continue() : m.apply_go_to_application(),
          },
    celebrates: isCelebrated(status),
    problem: part.errors[0] ?? null,
    lastChecked: input.lastGood ? lastCheckedWords({ ...input, lastGood: input.lastGood }) : null,
    debug: null,
  };
  return { tile, badProgress: progress.bad };
}

/**
 * The university of a confirmed place. To make the page smaller, the field is absent if there is no
 * place.
 */
function placeIn(status: TileStatus, choices: readonly Choice[]): Pick<TileView, 'place'> {
  const held = choices.find(({ state }) => state === 'placed' || state === 'placedInClearing');
  return isCelebrated(status) && held?.institution ? { place: held.institution } : {};
}

/** The index of the choice whose delay the tile's text explains; -1 if there is none. */
function explainedChoice({ status, part: { originalApplications: all } }: TileInput): number {
  const isExplained = status === 'awaitingConfirm' || status === 'awaitingConfirmReasons';
  const decision = isExplained ? confirmationOf(all)?.decision : undefined;
  return decision ? all.indexOf(decision) : -1;
}

function whoseDates(input: TileInput): TileDates {
  const application = applicationOfTile(input);
  return { ...input, application, isEarly: input.favoursEarly || choosesEarly(application) };
}

/** Who acts next; unknown while the status is unavailable. */
function actorView(input: TileInput, opens: MyCycleDate | undefined): TileView['actor'] {
  const { status, scheme, studyLevel, part } = input;
  // The application is with the applicant or with their adviser.
  if (status === 'default' && input.isUnsentHidden) return null;
  if (status === 'unavailable') return { kind: 'unknown', label: m.apply_cannot_check() };
  // After the last reply date, UCAS declines the remaining offers.
  if (isReplyOverAt(status, input)) return { kind: 'ucas', label: applyActorCopy('ucas', scheme) };
  if (opens) {
    return { kind: 'later', label: m.apply_actor_later({ date: formatDayMonth(opens.date) }) };
  }
  const facts = { studyLevel, areResultsOut: areResultsOut(input) };
  const actor = nextActor(status, scheme, part.originalApplications, facts);
  if (actor === 'nobody') return null;
  const considering =
    countChoices(part.originalApplications)?.considering ?? part.numberOfReferredChoice;
  return { kind: actor, label: applyActorCopy(actor, scheme, considering) };
}

/** The reference is shown only before the application is sent. */
const hasReference = (status: TileStatus) =>
  ['awaitingApproval', 'applicationReturned', 'inProgress', 'ready'].includes(status);

type CopyInput = Pick<
  TileInput,
  | 'scheme'
  | 'part'
  | 'studyYear'
  | 'studyLevel'
  | 'clearingDates'
  | 'ugMode'
  | 'now'
  | 'dates'
  | 'isUnsentHidden'
>;

const isOverAt = (status: TileStatus, input: CopyInput): boolean =>
  statusInYear(status, closedOf(input)) === 'over';

/** Whether the last date to reply to the offers has passed, for an application with this status. */
const isReplyOverAt = (status: TileStatus, input: CopyInput): boolean =>
  replyView({ ...input, application: applicationIn({ ...input, status }) })?.isOver ?? false;

/** 'Last checked 14:05 UK time: Waiting for decisions' */
export function lastCheckedWords(input: CopyInput & { lastGood: Committed }): string {
  const { lastGood, part, now } = input;
  const { time, isToday } = checkedAt(lastGood, now);
  return (isToday ? m.apply_last_checked : m.apply_last_checked_yesterday)({
    time,
    status: statusCopy({ ...input, part: lastPart(part, lastGood) }, lastGood.status).label,
  });
}

const statusCopy = (input: CopyInput, status: TileStatus) => {
  const { scheme, part, studyYear, clearingDates } = input;
  const closed = closedOf(input);
  const choices = countChoices(part.originalApplications);
  return applyStatusCopy(status, {
    scheme,
    isPostgraduate: input.studyLevel === 'Postgraduate',
    year: studyYear,
    clearing: clearingDates,
    areResultsOut: areResultsOut(input),
    confirmation: confirmationFacts(input),
    isReplyOver: isReplyOverAt(status, input),
    closed,
    inYear: statusInYear(status, closed),
    considering: shortUniversityNames(consideringNames(part.originalApplications)),
    isUnsentHidden: input.isUnsentHidden ?? false,
    counts: {
      choices: part.numberOfChoices,
      referred: part.numberOfReferredChoice,
      replied: part.numberOfChoiceReplied,
      decisions: part.decisionsReceived,
      decided: decidedChoices(scheme, part),
      invited: choices?.invited ?? 0,
      offers: choices?.offers ?? null,
      percentComplete: part.percentComplete,
    },
  });
};

function consideringNames(decisions: readonly Decision[]): readonly string[] {
  const states = statesOf(decisions);
  return decisions.flatMap(({ institutionName }, index) =>
    states[index] === 'considering' ? (institutionName ?? '') : [],
  );
}

const referenceWords = {
  required: m.apply_reference_required,
  requested: m.apply_reference_requested,
  returned: m.apply_reference_returned,
};
