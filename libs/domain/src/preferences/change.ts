import type { Answers } from './answers.ts';
import { unitedKingdom } from './countries.ts';
import type { PanelId } from './fields.ts';
import { contactChannels } from './groups.ts';
import { isInUk } from './visible.ts';

const tickBoxes = ['contactAll', ...contactChannels] as const;

/** What one rule makes of the answers, given those before the change. */
type Rule = (before: Answers, after: Answers) => Answers;

/**
 * What follows from a change of answers within a panel: answers that are set, cleared or kept in
 * step. Applying it again to its own result changes nothing.
 *
 * @param before what the form showed before it was changed
 */
export function changeAnswers(panel: PanelId, before: Answers, after: Answers): Answers {
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

/**
 * Ticking All ticks every channel, and taking its tick away takes theirs away; after any other
 * change All is ticked when the three are (PRF-17, PRF-18). No post leaves the UK (PRF-25, AMB-92),
 * so there All ticks the other two and does not stay ticked (AMB-72).
 */
const setsChannels: Rule = (before, after) => {
  if (!tickBoxes.some((name) => after[name] !== undefined)) return after;
  const isTicked = (answers: Answers, name: (typeof tickBoxes)[number]) => answers[name] === 'yes';
  const wasAll = isTicked(before, 'contactAll');
  const isAll = isTicked(after, 'contactAll');
  const isAllAlone = contactChannels.every(
    (name) => isTicked(after, name) === isTicked(before, name),
  );
  const ticked = (name: (typeof contactChannels)[number]) => {
    if (isAll && !wasAll) return true;
    if (wasAll && !isAll && isAllAlone) return false;
    return isTicked(after, name);
  };
  const email = ticked('contactEmail');
  const post = ticked('contactPost') && after.userCountry === unitedKingdom;
  const sms = ticked('contactSMS');
  return {
    ...after,
    contactAll: email && post && sms ? 'yes' : 'no',
    contactEmail: email ? 'yes' : 'no',
    contactPost: post ? 'yes' : 'no',
    contactSMS: sms ? 'yes' : 'no',
  };
};

/** A school that was chosen is no longer meant when its name was typed over. */
const forgetsSchool: Rule = (before, after) => {
  const isTypedOver = (before.schoolName ?? '') !== (after.schoolName ?? '');
  const isSameChoice = (before.schoolId ?? '') === (after.schoolId ?? '');
  return isTypedOver && isSameChoice && (after.schoolId ?? '') !== ''
    ? { ...after, schoolId: '', schoolUkprn: '' }
    : after;
};

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
    keepsTalentPoolGender,
  ],
  'hub-personalisation': [],
  'study-support': [],
  'apprenticeships-smart-alerts': [keepsGender],
};
