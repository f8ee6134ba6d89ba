import type { ChoiceState } from '../apply-status/choices/choices.ts';
import { parseObject } from '../settings/parse-object.ts';
import type { SettingCollection } from '../settings/setting.ts';
import { nameKey } from '../text/name-key.ts';

/** The conditions of offers in the applicant's words, because tracking does not send them. */
export const offerConditionsSetting = {
  collection: 'dashboardData',
  name: 'OfferConditions',
} as const satisfies { collection: SettingCollection; name: string };

/** Maximum length of the conditions of one offer (characters). */
export const MAX_CONDITIONS = 300;

/** The choice of an offer, by its names, because tracking sends no ids. */
export interface Offer {
  readonly course: string;
  readonly institution: string;
  /** The year of entry, because an applicant may apply for the same course again. */
  readonly year: number;
}

export interface SavedConditions {
  /** The field of the setting. */
  readonly field: string;
  readonly text: string;
}

export const conditionsField = ({ course, institution, year }: Offer): string =>
  `${course}, ${institution} (${year})`;

/** The saved conditions, by the `nameKey` of their field. Other values in the data are left out. */
export function parseConditions(data: string | null): ReadonlyMap<string, SavedConditions> {
  return new Map(
    Object.entries(parseObject(data)).flatMap(([field, text]) =>
      typeof text === 'string' && text !== '' ? [[nameKey(field), { field, text }] as const] : [],
    ),
  );
}

export const findConditions = (
  saved: ReadonlyMap<string, SavedConditions>,
  offer: Offer,
): SavedConditions | undefined => saved.get(nameKey(conditionsField(offer)));

export const tidyConditions = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

const conditional: readonly ChoiceState[] = [
  'conditionalOffer',
  'conditionalFirm',
  'delayedFirm',
  'conditionalInsurance',
];

export const isConditional = (state: ChoiceState): boolean => conditional.includes(state);
