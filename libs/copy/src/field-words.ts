import * as words from '#messages/preferences.ts';

interface FieldWords {
  readonly label: () => string;
  /** The subject of the question in messages (PRF-11). The default is the label. */
  readonly name?: () => string;
  /** Help with the answer, or the reason for the question. */
  readonly hint?: () => string;
}

const marketing = {
  userCountry: { label: words.preferences_user_country, hint: words.preferences_user_country_hint },
  dateOfBirth: {
    label: words.preferences_date_of_birth,
    hint: words.preferences_date_of_birth_hint,
  },
  tailoredInfo: {
    label: words.preferences_tailored_info,
    name: words.preferences_tailored_info_name,
    hint: words.preferences_tailored_info_hint,
  },
  offers: {
    label: words.preferences_offers,
    name: words.preferences_offers_name,
    hint: words.preferences_offers_hint,
  },
  surveys: {
    label: words.preferences_surveys,
    name: words.preferences_surveys_name,
    hint: words.preferences_surveys_hint,
  },
  careersInfo: {
    label: words.preferences_careers_info,
    name: words.preferences_careers_info_name,
    hint: words.preferences_careers_info_hint,
  },
  relevantCourses: {
    label: words.preferences_relevant_courses,
    name: words.preferences_relevant_courses_name,
    hint: words.preferences_relevant_courses_hint,
  },
  gender: {
    label: words.preferences_gender,
    name: words.preferences_gender_name,
    hint: words.preferences_gender_hint,
  },
  contactAll: { label: words.preferences_contact_all },
  contactEmail: { label: words.preferences_contact_email },
  contactPost: { label: words.preferences_contact_post, hint: words.preferences_contact_post_hint },
  contactSMS: { label: words.preferences_contact_sms },
  mobile: { label: words.preferences_mobile, hint: words.preferences_mobile_hint },
  country: { label: words.preferences_country },
  addressLine1: {
    label: words.preferences_address_line1,
    hint: words.preferences_address_line1_hint,
  },
  addressLine2: { label: words.preferences_address_line2 },
  addressLine3: { label: words.preferences_address_line3 },
  postcode: { label: words.preferences_postcode, hint: words.preferences_postcode_hint },
  stillAtSchool: {
    label: words.preferences_still_at_school,
    name: words.preferences_still_at_school_name,
  },
  schoolName: { label: words.preferences_school_name, hint: words.preferences_school_name_hint },
  schoolId: { label: words.preferences_school_id },
  schoolUkprn: { label: words.preferences_school_ukprn },
  schoolDataShare: {
    label: words.preferences_school_data_share,
    name: words.preferences_school_data_share_name,
    hint: words.preferences_school_data_share_hint,
  },
} satisfies Words;

const hubPersonalisation = {
  studyLevel: { label: words.preferences_study_level, name: words.preferences_study_level_name },
  studyYear: {
    label: words.preferences_study_year,
    name: words.preferences_study_year_name,
    hint: words.preferences_study_year_hint,
  },
  taught: { label: words.preferences_taught, hint: words.preferences_taught_hint },
  research: { label: words.preferences_research, hint: words.preferences_research_hint },
  teachingEngland: { label: words.preferences_teaching_england },
  teachingWales: { label: words.preferences_teaching_wales },
  teachingScotland: { label: words.preferences_teaching_scotland },
  apprenticeships: {
    label: words.preferences_apprenticeships,
    hint: words.preferences_apprenticeships_hint,
  },
  conservatoires: {
    label: words.preferences_conservatoires,
    hint: words.preferences_conservatoires_hint,
  },
  gapYear: { label: words.preferences_gap_year, hint: words.preferences_gap_year_hint },
  straightIntoEmployment: {
    label: words.preferences_straight_into_employment,
    name: words.preferences_straight_into_employment_name,
  },
  studyOutsideUK: {
    label: words.preferences_study_outside_uk,
    name: words.preferences_study_outside_uk_name,
  },
  studyRegion: { label: words.preferences_study_region, name: words.preferences_study_region_name },
  subjects: {
    label: words.preferences_subjects,
    name: words.preferences_subjects_name,
    hint: words.preferences_subjects_hint,
  },
  userRegion: { label: words.preferences_user_region, name: words.preferences_user_region_name },
  userPostcode: {
    label: words.preferences_user_postcode,
    hint: words.preferences_user_postcode_hint,
  },
  terms: {
    label: words.preferences_terms,
    name: words.preferences_terms_name,
    hint: words.preferences_terms_hint,
  },
} satisfies Words;

const studySupport = {
  mentalHealthWellbeing: { label: words.preferences_mental_health_wellbeing },
  beenInCare: { label: words.preferences_been_in_care, hint: words.preferences_been_in_care_hint },
  estrangedStudent: {
    label: words.preferences_estranged_student,
    hint: words.preferences_estranged_student_hint,
  },
  areCarers: { label: words.preferences_are_carers, hint: words.preferences_are_carers_hint },
  parentResponsibilities: { label: words.preferences_parent_responsibilities },
  refugeeOrAsylum: { label: words.preferences_refugee_or_asylum },
  serviceChildren: { label: words.preferences_service_children },
  veteransAndServiceLeavers: { label: words.preferences_veterans_and_service_leavers },
  disadvantagedBackgrounds: { label: words.preferences_disadvantaged_backgrounds },
} satisfies Words;

const smartAlerts = {
  talentPoolJoin: {
    label: words.preferences_talent_pool_join,
    name: words.preferences_talent_pool_join_name,
    hint: words.preferences_talent_pool_join_hint,
  },
  talentPoolGender: {
    label: words.preferences_talent_pool_gender,
    name: words.preferences_gender_name,
    hint: words.preferences_talent_pool_gender_hint,
  },
  talentPoolGenderConsent: {
    label: words.preferences_talent_pool_gender_consent,
    name: words.preferences_talent_pool_gender_consent_name,
    hint: words.preferences_talent_pool_gender_consent_hint,
  },
  talentPoolTravelDistance: {
    label: words.preferences_talent_pool_travel_distance,
    name: words.preferences_talent_pool_travel_distance_name,
  },
  talentPoolTravelPostcode: {
    label: words.preferences_talent_pool_travel_postcode,
    hint: words.preferences_postcode_hint,
  },
  talentPoolRelocate: {
    label: words.preferences_talent_pool_relocate,
    name: words.preferences_talent_pool_relocate_name,
  },
  talentPoolStartDate: {
    label: words.preferences_talent_pool_start_date,
    name: words.preferences_talent_pool_start_date_name,
    hint: words.preferences_talent_pool_start_date_hint,
  },
  levelsoptionlevel2: {
    label: words.preferences_levelsoption_level2,
    hint: words.preferences_levelsoption_level2_hint,
  },
  levelsoptionlevel3: {
    label: words.preferences_levelsoption_level3,
    hint: words.preferences_levelsoption_level3_hint,
  },
  levelsoptionlevel4: {
    label: words.preferences_levelsoption_level4,
    hint: words.preferences_levelsoption_level4_hint,
  },
  levelsoptionlevel5: {
    label: words.preferences_levelsoption_level5,
    hint: words.preferences_levelsoption_level5_hint,
  },
  agricultureHorticultureAnimalCare: {
    label: words.preferences_agriculture_horticulture_animal_care,
  },
  businessAdministrationLaw: { label: words.preferences_business_administration_law },
  health: { label: words.preferences_health },
  leisure: { label: words.preferences_leisure },
  construction: { label: words.preferences_construction },
  artsMediaPublishing: { label: words.preferences_arts_media_publishing },
  informationAndCommunicationTechnology: {
    label: words.preferences_information_and_communication_technology,
  },
  education: { label: words.preferences_education },
  engineering: { label: words.preferences_engineering },
  finance: { label: words.preferences_finance },
  hairbeauty: { label: words.preferences_hairbeauty },
  scienceMathematics: { label: words.preferences_science_mathematics },
  law: { label: words.preferences_law },
  uniformedAndDefenceServices: { label: words.preferences_uniformed_and_defence_services },
  retail: { label: words.preferences_retail },
  transport: { label: words.preferences_transport },
  talentPoolGCSETotal: {
    label: words.preferences_talent_pool_gcse_total,
    name: words.preferences_talent_pool_gcse_total_name,
  },
  talentPoolGCSEMath: {
    label: words.preferences_talent_pool_gcse_math,
    name: words.preferences_talent_pool_gcse_math_name,
  },
  talentPoolGCSEEnglish: {
    label: words.preferences_talent_pool_gcse_english,
    name: words.preferences_talent_pool_gcse_english_name,
  },
} satisfies Words;

type Words = Readonly<Record<string, FieldWords>>;

const questions = { ...marketing, ...hubPersonalisation, ...studySupport, ...smartAlerts };

/** A preferences field that has text; using a field without text does not compile. */
export type PreferenceField = keyof typeof questions;

const wordsOf: Readonly<Record<PreferenceField, FieldWords>> = questions;

export const fieldLabel = (field: PreferenceField): string => wordsOf[field].label();

export const fieldHint = (field: PreferenceField): string | undefined => wordsOf[field].hint?.();

/** The name of a field in messages: '{field name} field is required.' */
export const fieldTitle = (field: PreferenceField): string =>
  (wordsOf[field].name ?? wordsOf[field].label)();
