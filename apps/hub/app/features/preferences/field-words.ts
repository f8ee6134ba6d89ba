import { m } from '@applicant-hub/copy';
import type { FieldName } from '@applicant-hub/domain';

/** The words of one question. */
interface FieldWords {
  /** The question. */
  readonly label: () => string;
  /** What it is about, as messages name it (PRF-11). Default: the label. */
  readonly name?: () => string;
  /** Help with the answer, or why it is asked. */
  readonly hint?: () => string;
}

const marketing = {
  userCountry: { label: m.preferences_user_country, hint: m.preferences_user_country_hint },
  dateOfBirth: { label: m.preferences_date_of_birth, hint: m.preferences_date_of_birth_hint },
  tailoredInfo: {
    label: m.preferences_tailored_info,
    name: m.preferences_tailored_info_name,
    hint: m.preferences_tailored_info_hint,
  },
  offers: {
    label: m.preferences_offers,
    name: m.preferences_offers_name,
    hint: m.preferences_offers_hint,
  },
  surveys: {
    label: m.preferences_surveys,
    name: m.preferences_surveys_name,
    hint: m.preferences_surveys_hint,
  },
  careersInfo: {
    label: m.preferences_careers_info,
    name: m.preferences_careers_info_name,
    hint: m.preferences_careers_info_hint,
  },
  relevantCourses: {
    label: m.preferences_relevant_courses,
    name: m.preferences_relevant_courses_name,
    hint: m.preferences_relevant_courses_hint,
  },
  gender: {
    label: m.preferences_gender,
    name: m.preferences_gender_name,
    hint: m.preferences_gender_hint,
  },
  contactAll: { label: m.preferences_contact_all },
  contactEmail: { label: m.preferences_contact_email },
  contactPost: { label: m.preferences_contact_post, hint: m.preferences_contact_post_hint },
  contactSMS: { label: m.preferences_contact_sms },
  mobile: { label: m.preferences_mobile, hint: m.preferences_mobile_hint },
  country: { label: m.preferences_country },
  addressLine1: { label: m.preferences_address_line1, hint: m.preferences_address_line1_hint },
  addressLine2: { label: m.preferences_address_line2 },
  addressLine3: { label: m.preferences_address_line3 },
  postcode: { label: m.preferences_postcode, hint: m.preferences_postcode_hint },
  stillAtSchool: {
    label: m.preferences_still_at_school,
    name: m.preferences_still_at_school_name,
  },
  schoolName: { label: m.preferences_school_name, hint: m.preferences_school_name_hint },
  schoolId: { label: m.preferences_school_id },
  schoolUkprn: { label: m.preferences_school_ukprn },
  schoolDataShare: {
    label: m.preferences_school_data_share,
    name: m.preferences_school_data_share_name,
    hint: m.preferences_school_data_share_hint,
  },
} satisfies Words;

const hubPersonalisation = {
  studyLevel: { label: m.preferences_study_level, name: m.preferences_study_level_name },
  studyYear: {
    label: m.preferences_study_year,
    name: m.preferences_study_year_name,
    hint: m.preferences_study_year_hint,
  },
  taught: { label: m.preferences_taught, hint: m.preferences_taught_hint },
  research: { label: m.preferences_research, hint: m.preferences_research_hint },
  teachingEngland: { label: m.preferences_teaching_england },
  teachingWales: { label: m.preferences_teaching_wales },
  teachingScotland: { label: m.preferences_teaching_scotland },
  apprenticeships: {
    label: m.preferences_apprenticeships,
    hint: m.preferences_apprenticeships_hint,
  },
  conservatoires: { label: m.preferences_conservatoires, hint: m.preferences_conservatoires_hint },
  gapYear: { label: m.preferences_gap_year, hint: m.preferences_gap_year_hint },
  straightIntoEmployment: {
    label: m.preferences_straight_into_employment,
    name: m.preferences_straight_into_employment_name,
  },
  studyOutsideUK: {
    label: m.preferences_study_outside_uk,
    name: m.preferences_study_outside_uk_name,
  },
  studyRegion: { label: m.preferences_study_region, name: m.preferences_study_region_name },
  subjects: {
    label: m.preferences_subjects,
    name: m.preferences_subjects_name,
    hint: m.preferences_subjects_hint,
  },
  userRegion: { label: m.preferences_user_region, name: m.preferences_user_region_name },
  userPostcode: { label: m.preferences_user_postcode, hint: m.preferences_user_postcode_hint },
  terms: {
    label: m.preferences_terms,
    name: m.preferences_terms_name,
    hint: m.preferences_terms_hint,
  },
} satisfies Words;

const studySupport = {
  mentalHealthWellbeing: { label: m.preferences_mental_health_wellbeing },
  beenInCare: { label: m.preferences_been_in_care, hint: m.preferences_been_in_care_hint },
  estrangedStudent: {
    label: m.preferences_estranged_student,
    hint: m.preferences_estranged_student_hint,
  },
  areCarers: { label: m.preferences_are_carers, hint: m.preferences_are_carers_hint },
  parentResponsibilities: { label: m.preferences_parent_responsibilities },
  refugeeOrAsylum: { label: m.preferences_refugee_or_asylum },
  serviceChildren: { label: m.preferences_service_children },
  veteransAndServiceLeavers: { label: m.preferences_veterans_and_service_leavers },
  disadvantagedBackgrounds: { label: m.preferences_disadvantaged_backgrounds },
} satisfies Words;

const smartAlerts = {
  talentPoolJoin: {
    label: m.preferences_talent_pool_join,
    name: m.preferences_talent_pool_join_name,
    hint: m.preferences_talent_pool_join_hint,
  },
  talentPoolGender: {
    label: m.preferences_talent_pool_gender,
    name: m.preferences_gender_name,
    hint: m.preferences_talent_pool_gender_hint,
  },
  talentPoolGenderConsent: {
    label: m.preferences_talent_pool_gender_consent,
    name: m.preferences_talent_pool_gender_consent_name,
    hint: m.preferences_talent_pool_gender_consent_hint,
  },
  talentPoolTravelDistance: {
    label: m.preferences_talent_pool_travel_distance,
    name: m.preferences_talent_pool_travel_distance_name,
  },
  talentPoolTravelPostcode: {
    label: m.preferences_talent_pool_travel_postcode,
    hint: m.preferences_postcode_hint,
  },
  talentPoolRelocate: {
    label: m.preferences_talent_pool_relocate,
    name: m.preferences_talent_pool_relocate_name,
  },
  talentPoolStartDate: {
    label: m.preferences_talent_pool_start_date,
    name: m.preferences_talent_pool_start_date_name,
    hint: m.preferences_talent_pool_start_date_hint,
  },
  levelsoptionlevel2: {
    label: m.preferences_levelsoption_level2,
    hint: m.preferences_levelsoption_level2_hint,
  },
  levelsoptionlevel3: {
    label: m.preferences_levelsoption_level3,
    hint: m.preferences_levelsoption_level3_hint,
  },
  levelsoptionlevel4: {
    label: m.preferences_levelsoption_level4,
    hint: m.preferences_levelsoption_level4_hint,
  },
  levelsoptionlevel5: {
    label: m.preferences_levelsoption_level5,
    hint: m.preferences_levelsoption_level5_hint,
  },
  agricultureHorticultureAnimalCare: {
    label: m.preferences_agriculture_horticulture_animal_care,
  },
  businessAdministrationLaw: { label: m.preferences_business_administration_law },
  health: { label: m.preferences_health },
  leisure: { label: m.preferences_leisure },
  construction: { label: m.preferences_construction },
  artsMediaPublishing: { label: m.preferences_arts_media_publishing },
  informationAndCommunicationTechnology: {
    label: m.preferences_information_and_communication_technology,
  },
  education: { label: m.preferences_education },
  engineering: { label: m.preferences_engineering },
  finance: { label: m.preferences_finance },
  hairbeauty: { label: m.preferences_hairbeauty },
  scienceMathematics: { label: m.preferences_science_mathematics },
  law: { label: m.preferences_law },
  uniformedAndDefenceServices: { label: m.preferences_uniformed_and_defence_services },
  retail: { label: m.preferences_retail },
  transport: { label: m.preferences_transport },
  talentPoolGCSETotal: {
    label: m.preferences_talent_pool_gcse_total,
    name: m.preferences_talent_pool_gcse_total_name,
  },
  talentPoolGCSEMath: {
    label: m.preferences_talent_pool_gcse_math,
    name: m.preferences_talent_pool_gcse_math_name,
  },
  talentPoolGCSEEnglish: {
    label: m.preferences_talent_pool_gcse_english,
    name: m.preferences_talent_pool_gcse_english_name,
  },
} satisfies Words;

type Words = Readonly<Partial<Record<FieldName, FieldWords>>>;

/** Every question has its words. */
const words: Readonly<Record<FieldName, FieldWords>> = {
  ...marketing,
  ...hubPersonalisation,
  ...studySupport,
  ...smartAlerts,
};

/** The question of a field. */
export const fieldLabel = (field: FieldName): string => words[field].label();

/** What helps with the answer to a field, if anything does. */
export const fieldHint = (field: FieldName): string | undefined => words[field].hint?.();

/** A field as messages name it: '{field name} field is required.' */
export const fieldTitle = (field: FieldName): string => (words[field].name ?? words[field].label)();
