import type { Answers } from './answers.ts';
import { channelTicks, chosenChannels, type ChannelTick } from './channels.ts';
import type { PanelId } from './fields.ts';
import { isInUk } from './visible.ts';

/** What one rule makes of the answers, given those before the change. */
type Rule = (before: Answers, after: Answers) => Answers;

/**
 * What follows from a change of answers within a panel: answers that are set, cleared or kept in
 * step. Applying it again to its own result changes nothing.
 *
 * @param before what the form showed before it was changed
 */
export function changeAnswers(panel: PanelId, before: Answers, after: Answers): Answers {
  const asked = panel === 'marketing-preferences' ? asksSharingAgain(before, after) : after;
  return settleAnswers(panel, before, asked);
}

/**
 * The same for answers that are about to be stored: a consent that was given for the school they
 * name stays, although another school was stored before.
 */
export function settleAnswers(panel: PanelId, before: Answers, after: Answers): Answers {
  return rules[panel].reduce((answers, rule) => rule(before, answers), after);
}

/** Away from the United Kingdom, the address that was there goes; one that was typed with it stays (PRF-19). */
const clearsAddress: Rule = (before, after) => {
  if (!isInUk(before) || isInUk(after)) return after;
  const kept = (name: 'addressLine1' | 'addressLine2' | 'addressLine3' | 'postcode') =>
    after[name] === before[name] ? '' : (after[name] ?? '');
  return {
    ...after,
    addressLine1: kept('addressLine1'),
    addressLine2: kept('addressLine2'),
    addressLine3: kept('addressLine3'),
    postcode: kept('postcode'),
  };
};

/** The postal address is in the country where the person lives (AMB-91). */
const keepsCountry: Rule = (_, after) =>
  after.userCountry === undefined ? after : { ...after, country: after.userCountry };

/** No post leaves the UK (PRF-25, AMB-92). */
const setsChannels: Rule = (before, after) => {
  if (!channelTicks.some((name) => after[name] !== undefined)) return after;
  const chosen = chosenChannels(ticksOf(before), ticksOf(after), isInUk(after));
  return {
    ...after,
    ...Object.fromEntries(
      channelTicks.map((name) => [name, chosen.has(name) ? 'yes' : 'no'] as const),
    ),
  };
};

const ticksOf = (answers: Answers): ReadonlySet<ChannelTick> =>
  new Set(channelTicks.filter((name) => answers[name] === 'yes'));

/** A school that was chosen is no longer meant when its name was typed over. */
const forgetsSchool: Rule = (before, after) => {
  const isTypedOver = (before.schoolName ?? '') !== (after.schoolName ?? '');
  const isSameChoice = (before.schoolId ?? '') === (after.schoolId ?? '');
  return isTypedOver && isSameChoice && (after.schoolId ?? '') !== ''
    ? { ...after, schoolId: '', schoolUkprn: '' }
    : after;
};

/**
 * Consent to share belongs to the school that it was given for: another school is asked about again
 * (PRF-23, PRF-36). An answer that came with the first school is about that one.
 */
const asksSharingAgain: Rule = (before, after) => {
  const isSameSchool =
    (before.schoolName ?? '') === (after.schoolName ?? '') &&
    (before.schoolId ?? '') === (after.schoolId ?? '');
  const isAboutBefore =
    (before.schoolId ?? '') !== '' || before.schoolDataShare === after.schoolDataShare;
  const isAnswered = (after.schoolDataShare ?? '') !== '';
  return isAnswered && !isSameSchool && isAboutBefore ? { ...after, schoolDataShare: '' } : after;
};

/** Nothing is shared with a school that is not chosen. */
const endsSharing: Rule = (_, after) =>
  (after.schoolId ?? '') === '' && (after.schoolDataShare ?? '') !== ''
    ? { ...after, schoolDataShare: '' }
    : after;

/** The gender of the two panels is one answer (PRF-20). */
const keepsTalentPoolGender: Rule = (_, after) =>
  (after.gender ?? '') === '' ? after : { ...after, talentPoolGender: after.gender };
const keepsGender: Rule = (_, after) =>
  (after.talentPoolGender ?? '') === '' ? after : { ...after, gender: after.talentPoolGender };

const rules: Readonly<Record<PanelId, readonly Rule[]>> = {
  'marketing-preferences': [
    clearsAddress,
    keepsCountry,
    setsChannels,
    forgetsSchool,
    endsSharing,
    keepsTalentPoolGender,
  ],
  'hub-personalisation': [],
  'study-support': [],
  'apprenticeships-smart-alerts': [keepsGender],
};
