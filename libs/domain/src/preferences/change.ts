import type { Answers } from './answers.ts';
import { channelTicks, chosenChannels, type ChannelTick } from './channels.ts';
import type { PanelId } from './fields.ts';
import { isInUk } from './visible.ts';

/** One rule: returns the corrected answers, given the answers before and after a change. */
type Rule = (before: Answers, after: Answers) => Answers;

/**
 * Applies the rules of a panel to a change: they set, clear or derive other answers. Applying them
 * again to the result changes nothing.
 *
 * @param before the form's answers before the change
 */
export function changeAnswers(panel: PanelId, before: Answers, after: Answers): Answers {
  const asked = panel === 'marketing-preferences' ? asksSharingAgain(before, after) : after;
  return settleAnswers(panel, before, asked);
}

/**
 * Applies the rules to answers that are about to be stored. A consent to share with the chosen
 * school is preserved, even if another school was stored before.
 */
export function settleAnswers(panel: PanelId, before: Answers, after: Answers): Answers {
  return rules[panel].reduce((answers, rule) => rule(before, answers), after);
}

/**
 * Leaving the United Kingdom clears the previous address; an address that is typed at the same time
 * is preserved (PRF-19).
 */
const clearsAddress: Rule = (before, after) => {
  if (!isInUk(before) || isInUk(after)) return after;
  const preserved = (name: 'addressLine1' | 'addressLine2' | 'addressLine3' | 'postcode') =>
    after[name] === before[name] ? '' : (after[name] ?? '');
  return {
    ...after,
    addressLine1: preserved('addressLine1'),
    addressLine2: preserved('addressLine2'),
    addressLine3: preserved('addressLine3'),
    postcode: preserved('postcode'),
  };
};

/** The postal address is in the country of residence (AMB-91). */
const keepsCountry: Rule = (_, after) =>
  after.userCountry === undefined ? after : { ...after, country: after.userCountry };

/** Post is only for the UK (PRF-25, AMB-92). */
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

/** Overwriting the name of a chosen school clears the choice. */
const forgetsSchool: Rule = (before, after) => {
  const isTypedOver = (before.schoolName ?? '') !== (after.schoolName ?? '');
  const isSameChoice = (before.schoolId ?? '') === (after.schoolId ?? '');
  return isTypedOver && isSameChoice && (after.schoolId ?? '') !== ''
    ? { ...after, schoolId: '', schoolUkprn: '' }
    : after;
};

/**
 * Consent to share belongs to one school: another school needs a new consent (PRF-23, PRF-36). An
 * answer given together with the first chosen school applies to that school.
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

/** Without a chosen school there is no consent to share. */
const endsSharing: Rule = (_, after) =>
  (after.schoolId ?? '') === '' && (after.schoolDataShare ?? '') !== ''
    ? { ...after, schoolDataShare: '' }
    : after;

/** Both panels share one answer to the question about gender (PRF-20). */
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
