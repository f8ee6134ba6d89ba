import { m } from '@applicant-hub/copy';
import {
  courseOfChoice,
  isNamedChoice,
  universityOfChoice,
} from '@applicant-hub/copy/choice-names';
import type { Choice, ChoiceAsk, ChoiceState } from '@applicant-hub/domain';
import type { ChoiceView } from '../tile/tiles-view-types.ts';

const labels: Readonly<Record<Exclude<ChoiceState, 'unknown'>, () => string>> = {
  considering: m.apply_choice_considering,
  invited: m.apply_choice_invited,
  conditionalOffer: m.apply_choice_conditional_offer,
  unconditionalOffer: m.apply_choice_unconditional_offer,
  changedOffer: m.apply_choice_changed_offer,
  changedFirm: m.apply_choice_changed_firm,
  changedInsurance: m.apply_choice_changed_insurance,
  conditionalFirm: m.apply_choice_conditional_firm,
  unconditionalFirm: m.apply_choice_unconditional_firm,
  delayedFirm: m.apply_choice_delayed_firm,
  conditionalInsurance: m.apply_choice_conditional_insurance,
  unconditionalInsurance: m.apply_choice_unconditional_insurance,
  placed: m.apply_choice_placed,
  placedInClearing: m.apply_choice_placed_in_clearing,
  declined: m.apply_choice_declined,
  declinedByDefault: m.apply_choice_declined_by_default,
  unsuccessful: m.apply_choice_unsuccessful,
  unsuccessfulByDefault: m.apply_choice_unsuccessful_by_default,
  withdrawn: m.apply_choice_withdrawn,
};

const asks: Readonly<Record<ChoiceAsk, () => string>> = {
  reply: m.apply_choice_reply,
  replyToChange: m.apply_choice_reply_to_change,
  answerInvitation: m.apply_choice_answer_invitation,
};

/**
 * An unknown state is shown in tracking's words (AMB-98).
 *
 * @param mayAsk whether to include the required action
 * @param isTold whether the text of the tile already explains the delay of this choice
 */
export const choiceView = (choice: Choice, mayAsk = true, isTold = false): ChoiceView => ({
  institution: universityOfChoice(choice.institution),
  course: courseOfChoice(choice.course),
  ...(!isNamedChoice(choice.institution, choice.course) && { isUnnamed: true }),
  ...(choice.isExtra && { extra: m.apply_choice_extra() }),
  state: choice.state,
  label: labelOf(choice),
  ...(mayAsk && choice.asks && { prompt: asks[choice.asks]() }),
  ...(choice.late && {
    late: {
      reasons: choice.late.confirmationPendingReasons,
      action: choice.late.actionRequiredByApplicantText,
      ...(isTold && { isTold }),
    },
  }),
});

const labelOf = ({ state, words }: Choice) =>
  state === 'unknown' ? words || m.apply_choice_unknown() : labels[state]();
