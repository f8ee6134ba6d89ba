import { listAnswer, listOf, readAnswer, type AnswerForm } from '../preferences/answers.ts';
import { chosenChannels, type ChannelTick } from '../preferences/channels.ts';
import { unitedKingdom } from '../preferences/countries.ts';
import { contactMethods, onboardingFields, type OnboardingAnswers } from './fields.ts';
import { stepFields, type OnboardingStep } from './steps.ts';

export function readStep(step: OnboardingStep, form: AnswerForm): OnboardingAnswers {
  return Object.fromEntries(
    stepFields[step].flatMap((name) => {
      const answer = readAnswer(name, onboardingFields[name], form);
      return answer === null ? [] : [[name, answer] as const];
    }),
  );
}

/** The channel of each contact method (ONB-13, AMB-69). */
export const channelOfMethod = {
  All: 'contactAll',
  Email: 'contactEmail',
  Post: 'contactPost',
  SMS: 'contactSMS',
} as const satisfies Record<(typeof contactMethods)[number], ChannelTick>;

/**
 * The contact methods after a change, by the rule for All (PRF-17, PRF-18).
 *
 * @param before the form's value before the change
 */
export function changeContactMethod(
  before: string | undefined,
  after: OnboardingAnswers,
): OnboardingAnswers {
  if (after.contactMethod === undefined) return after;
  const isElsewhere = (after.userCountry ?? '') !== '' && after.userCountry !== unitedKingdom;
  const chosen = chosenChannels(ticksOf(before), ticksOf(after.contactMethod), !isElsewhere);
  const methods = contactMethods.filter((method) => chosen.has(channelOfMethod[method]));
  return { ...after, contactMethod: listAnswer(methods) };
}

const ticksOf = (answer: string | undefined): ReadonlySet<ChannelTick> => {
  const methods = listOf(answer);
  return new Set(
    contactMethods
      .filter((method) => methods.includes(method))
      .map((method) => channelOfMethod[method]),
  );
};
