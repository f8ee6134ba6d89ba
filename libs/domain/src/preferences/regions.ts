export const userRegions = [
  'North East',
  'North West',
  'Yorkshire and the Humber',
  'East Midlands',
  'West Midlands',
  'East of England',
  'London',
  'South East',
  'South West',
  'Scotland',
  'Wales',
  'Northern Ireland',
] as const;

/** The regions for study: the twelve home regions and 'Not sure' (PRF-40, AMB-75). */
export const studyRegions = [...userRegions, 'Not sure'] as const;
