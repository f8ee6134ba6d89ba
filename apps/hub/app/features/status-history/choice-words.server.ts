import { m } from '@applicant-hub/copy';
import { universityInSentence, universityOfChoice } from '@applicant-hub/copy/choice-names';
import {
  type ChoiceMeaning,
  choiceMeaning,
  type ChoiceState,
  choiceStateOf,
  isChangedOffer,
  isConfirmation,
  type StatusChange,
} from '@applicant-hub/domain';

const stateWords: Record<ChoiceMeaning, () => string> = {
  considering: m.history_considering,
  invited: m.history_invited,
  offer: m.history_offer,
  firm: m.history_firm,
  insurance: m.history_insurance,
  declined: m.history_declined,
  unsuccessful: m.history_unsuccessful,
  withdrawn: m.history_withdrawn,
  placed: m.history_placed,
};

/** Texts for states that depend on whether there are still conditions to meet. */
const conditionWords: Partial<Record<ChoiceState, () => string>> = {
  conditionalOffer: m.history_offer_conditional,
  unconditionalOffer: m.history_offer_unconditional,
  conditionalFirm: m.history_firm_conditional,
  unconditionalFirm: m.history_firm_unconditional,
  conditionalInsurance: m.history_insurance_conditional,
  unconditionalInsurance: m.history_insurance_unconditional,
};

const sentences: Record<ChoiceMeaning, (of: { uni: string }) => string> = {
  considering: m.history_line_considering,
  invited: m.history_line_invited,
  offer: m.history_line_offer,
  firm: m.history_line_firm,
  insurance: m.history_line_insurance,
  declined: m.history_line_declined,
  unsuccessful: m.history_line_unsuccessful,
  withdrawn: m.history_line_withdrawn,
  placed: m.history_line_placed,
};

/**
 * The state of a choice in two or three words. An unknown state is shown in the words of the
 * tracking API.
 */
export function choiceStateWords(state: string): string {
  const meaning = choiceMeaning(state);
  return meaning === null ? state : (conditionWords[choiceStateOf(state)] ?? stateWords[meaning])();
}

/** The change as part of a sentence: 'an offer from University of York'. */
export function choiceSentence(change: StatusChange, name: string): string {
  const uni = universityInSentence(name);
  if (isConfirmation(change)) return m.history_line_confirmed({ uni });
  if (isChangedOffer(change)) return m.history_line_changed({ uni });
  const meaning = choiceMeaning(change.to);
  return meaning === null
    ? m.history_line_other({ of: universityOfChoice(name), state: change.to })
    : sentences[meaning]({ uni });
}
