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

export const apprenticeshipLevels = [
  'levelsoptionlevel2',
  'levelsoptionlevel3',
  'levelsoptionlevel4',
  'levelsoptionlevel5',
] as const;

export const marketingOptIns = ['tailoredInfo', 'offers', 'surveys', 'careersInfo'] as const;

export const contactChannels = ['contactEmail', 'contactPost', 'contactSMS'] as const;

export const undergraduateExtras = ['apprenticeships', 'conservatoires'] as const;

export const postgraduateExtras = [
  'taught',
  'research',
  'teachingEngland',
  'teachingWales',
  'teachingScotland',
  'apprenticeships',
  'conservatoires',
] as const;
