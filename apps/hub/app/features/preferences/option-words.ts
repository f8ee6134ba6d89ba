import { m } from '@applicant-hub/copy';
import type { FieldName } from '@applicant-hub/domain';

/** The words of one answer that can be chosen. */
interface OptionWords {
  readonly label: string;
  readonly hint?: string;
}

type OptionTable = Readonly<Record<string, () => OptionWords>>;

const only = (label: () => string) => () => ({ label: label() });

const yesOrNo: OptionTable = { Yes: only(m.preferences_yes), No: only(m.preferences_no) };

const genders: OptionTable = {
  Male: only(m.preferences_gender_male),
  Female: only(m.preferences_gender_female),
  AnotherWay: only(m.preferences_gender_another_way),
  PreferNot: only(m.preferences_gender_prefer_not),
};

const tables: Readonly<Partial<Record<FieldName, OptionTable>>> = {
  gender: genders,
  talentPoolGender: genders,
  studyLevel: {
    Undergraduate: () => ({
      label: m.preferences_study_level_undergraduate(),
      hint: m.preferences_study_level_undergraduate_hint(),
    }),
    Postgraduate: () => ({
      label: m.preferences_study_level_postgraduate(),
      hint: m.preferences_study_level_postgraduate_hint(),
    }),
  },
  studyRegion: { 'Not sure': only(m.preferences_study_region_not_sure) },
  talentPoolTravelDistance: {
    n_a: only(m.preferences_distance_n_a),
    '0_10_miles': only(m.preferences_distance_10),
    '0_20_miles': only(m.preferences_distance_20),
    '0_30_miles': only(m.preferences_distance_30),
    '30_miles': only(m.preferences_distance_more),
  },
};

/** The words of an option. Countries, regions, subjects and numbers are their own words. */
export const optionWords = (field: FieldName, value: string): OptionWords =>
  (tables[field] ?? yesOrNo)[value]?.() ?? { label: value };
