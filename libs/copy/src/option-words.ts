import type { PreferenceField } from './field-words.ts';
import * as words from '#messages/preferences.ts';

interface OptionWords {
  readonly label: string;
  readonly hint?: string;
}

type OptionTable = Readonly<Record<string, () => OptionWords>>;

const only = (label: () => string) => () => ({ label: label() });

const yesOrNo: OptionTable = { Yes: only(words.preferences_yes), No: only(words.preferences_no) };

const genders: OptionTable = {
  Male: only(words.preferences_gender_male),
  Female: only(words.preferences_gender_female),
  AnotherWay: only(words.preferences_gender_another_way),
  PreferNot: only(words.preferences_gender_prefer_not),
};

const tables: Readonly<Partial<Record<PreferenceField, OptionTable>>> = {
  gender: genders,
  talentPoolGender: genders,
  studyLevel: {
    Undergraduate: () => ({
      label: words.preferences_study_level_undergraduate(),
      hint: words.preferences_study_level_undergraduate_hint(),
    }),
    Postgraduate: () => ({
      label: words.preferences_study_level_postgraduate(),
      hint: words.preferences_study_level_postgraduate_hint(),
    }),
  },
  studyRegion: { 'Not sure': only(words.preferences_study_region_not_sure) },
  talentPoolTravelDistance: {
    n_a: only(words.preferences_distance_n_a),
    '0_10_miles': only(words.preferences_distance_10),
    '0_20_miles': only(words.preferences_distance_20),
    '0_30_miles': only(words.preferences_distance_30),
    '30_miles': only(words.preferences_distance_more),
  },
};

/** The text of an option. Countries, regions, subjects and numbers are shown unchanged. */
export const optionWords = (field: PreferenceField, value: string): OptionWords =>
  (tables[field] ?? yesOrNo)[value]?.() ?? { label: value };
