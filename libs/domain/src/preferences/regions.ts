/** The regions of the United Kingdom that people live in (PRF-41, AMB-75). */
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

/** Where people would like to study: the same twelve, and a way not to say (PRF-40, AMB-75). */
export const studyRegions = [...userRegions, 'Not sure'] as const;
