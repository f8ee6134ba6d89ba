/** Circumstances that study support is for (PRF-49). */
export const supportNeeds = [
  'mentalHealthWellbeing',
  'beenInCare',
  'estrangedStudent',
  'areCarers',
  'parentResponsibilities',
  'refugeeOrAsylum',
  'serviceChildren',
  'veteransAndServiceLeavers',
  'disadvantagedBackgrounds',
] as const;
export type SupportNeed = (typeof supportNeeds)[number];

/** Areas of work that an apprenticeship can be in (PRF-56). */
export const workAreas = [
  'agricultureHorticultureAnimalCare',
  'businessAdministrationLaw',
  'health',
  'leisure',
  'construction',
  'artsMediaPublishing',
  'informationAndCommunicationTechnology',
  'education',
  'engineering',
  'finance',
  'hairbeauty',
  'scienceMathematics',
  'law',
  'uniformedAndDefenceServices',
  'retail',
  'transport',
] as const;

/** Levels of apprenticeships (PRF-55). */
export const apprenticeshipLevels = [
  'levelsoptionlevel2',
  'levelsoptionlevel3',
  'levelsoptionlevel4',
  'levelsoptionlevel5',
] as const;

/** The questions whose Yes allows the hub to write to somebody (PRF-12, PRF-21). */
export const marketingOptIns = ['tailoredInfo', 'offers', 'surveys', 'careersInfo'] as const;

/** The ways to write, but for All (PRF-14). */
export const contactChannels = ['contactEmail', 'contactPost', 'contactSMS'] as const;

/** The routes that undergraduates are asked about (ONB-14, PRF-45). */
export const undergraduateExtras = ['apprenticeships', 'conservatoires'] as const;

/** The routes that postgraduates are asked about (ONB-15, PRF-45). */
export const postgraduateExtras = [
  'taught',
  'research',
  'teachingEngland',
  'teachingWales',
  'teachingScotland',
  'apprenticeships',
  'conservatoires',
] as const;
