import type { Decision, TrackResponse } from '#src/apis/tracking/response.ts';
import {
  changedTo,
  type Choice,
  type ChoiceCode,
  choice,
  codeOf,
  standingOf,
  tracked,
} from '#src/personas/choices.ts';

/** A possible next state of a choice, with the label of its button. */
export interface Step {
  readonly code: ChoiceCode;
  readonly label: string;
}

const decisions: readonly Step[] = [
  { code: 'C', label: 'Conditional offer' },
  { code: 'U', label: 'Unconditional offer' },
  { code: 'R', label: 'Unsuccessful' },
];

const replies: Partial<Record<ChoiceCode, readonly Step[]>> = {
  C: [
    { code: 'CF', label: 'Firm choice' },
    { code: 'CI', label: 'Insurance choice' },
    { code: 'CD', label: 'Decline' },
  ],
  U: [
    { code: 'UF', label: 'Firm choice' },
    { code: 'UI', label: 'Insurance choice' },
    { code: 'UD', label: 'Decline' },
  ],
};

const firm: readonly ChoiceCode[] = ['CF', 'UF'];
const insurance: readonly ChoiceCode[] = ['CI', 'UI'];

const codes = ({ applicationDecisions }: TrackResponse) =>
  (applicationDecisions ?? []).flatMap((decision) => codeOf(decision) ?? []);

const isPlaced = ({ applicationStatus }: TrackResponse) => applicationStatus === 'Placed';

export function decisionsOn(decision: Decision): readonly Step[] {
  const code = codeOf(decision);
  return code !== null && !standingOf(code).isDecided ? decisions : [];
}

/**
 * The possible replies to an offer, after all providers have decided. There can be only one firm
 * choice and one insurance choice.
 */
export function repliesTo(decision: Decision, application: TrackResponse): readonly Step[] {
  const all = codes(application);
  if (isPlaced(application) || all.some((code) => !standingOf(code).isDecided)) return [];
  const taken = [firm, insurance].filter((kind) => all.some((code) => kind.includes(code))).flat();
  const code = codeOf(decision);
  return (code === null ? [] : (replies[code] ?? [])).filter((step) => !taken.includes(step.code));
}

/** Whether the applicant has a firm choice and is waiting for exam results. */
export const canConfirm = (application: TrackResponse): boolean =>
  !isPlaced(application) && codes(application).some((code) => firm.includes(code));

/** Effects of the exam results, by the step of the form. */
const results: Readonly<Partial<Record<string, 'met' | 'missed'>>> = {
  'results-met': 'met',
  'results-missed': 'missed',
};

/**
 * Returns the application after a step, which is `<position>-<code>` for a choice, or an exam
 * result. The status of the application is derived from its choices.
 *
 * @throws RangeError when the step is not possible in the current state
 */
export function afterStep(application: TrackResponse, step: string): TrackResponse {
  const result = Object.hasOwn(results, step) ? results[step] : undefined;
  if (result && canConfirm(application)) return withResults(application, result);
  const all = application.applicationDecisions ?? [];
  const changed = all.flatMap((decision, position) =>
    [...decisionsOn(decision), ...repliesTo(decision, application)]
      .filter(({ code }) => step === `${position}-${code}`)
      .map(({ code }) => all.with(position, changedTo(decision, code))),
  );
  const [after] = changed;
  if (!after) throw new RangeError(`the step ${step} is not available now`);
  return recounted(application, after);
}

/**
 * Applies the exam results. If they meet the conditions, the firm choice accepts the applicant;
 * otherwise the insurance choice accepts the applicant, if there is an insurance choice.
 */
function withResults(application: TrackResponse, result: 'met' | 'missed'): TrackResponse {
  const isMet = result === 'met';
  const after = (application.applicationDecisions ?? []).map((decision) => {
    const code = codeOf(decision);
    if (code === null) return decision;
    if (firm.includes(code)) return changedTo(decision, isMet ? 'UF' : 'R');
    if (insurance.includes(code)) return changedTo(decision, isMet ? 'CD' : 'UI');
    return decision;
  });
  const hasPlace = after.some((decision) => ['UF', 'UI'].includes(codeOf(decision) ?? ''));
  return recounted(application, after, hasPlace ? 'Placed' : 'Unplaced');
}

/** Updates the counts. A choice with an unknown code is not counted or changed. */
function recounted(
  { personalId = '1000000000', cycleYear }: TrackResponse,
  all: readonly Decision[],
  given?: string,
): TrackResponse {
  const choices = all.flatMap((decision): Choice[] => {
    const code = codeOf(decision);
    return code === null ? [] : [{ ...decision, choiceStatusId: code }];
  });
  const status = given ?? statusOf(choices);
  return {
    ...tracked({ personalId, cycleYear, status, choices, isInExtra: status === EXTRA }),
    applicationDecisions: [...all],
    numberOfChoices: all.length,
  };
}

const EXTRA = 'WaitingForChoiceExtraClearing';

/**
 * Tracking's status: the application waits for decisions, waits for replies, has replies, or can
 * continue in Extra.
 */
function statusOf(choices: readonly Choice[]): string {
  const standings = choices.map(({ choiceStatusId }) => standingOf(choiceStatusId));
  if (standings.some(({ isDecided }) => !isDecided)) return 'Referred';
  if (choices.some(({ choiceStatusId }) => ['C', 'U'].includes(choiceStatusId))) {
    return 'AwaitingReply';
  }
  const held = [...firm, ...insurance];
  if (choices.some(({ choiceStatusId }) => held.includes(choiceStatusId))) return 'HoldingOffer';
  return EXTRA;
}

/** The application that these pages send: five choices without a decision. */
export const sentApplication = (cycleYear: number): TrackResponse =>
  tracked({
    personalId: '1000000000',
    cycleYear,
    status: 'Referred',
    choices: [
      choice('L14', 'Psychology', 'REF'),
      choice('Y50', 'Psychology', 'REF'),
      choice('S18', 'Psychology', 'REF'),
      choice('L23', 'Psychology', 'REF'),
      choice('S21', 'Psychology', 'REF'),
    ],
  });
