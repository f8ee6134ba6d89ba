import { expect, it } from 'vitest';
import { industriesIn, industryOf } from './industries.ts';

it.each([
  ['agricultureHorticultureAnimalCare', 'Agriculture, horticulture and animal care'],
  ['businessAdministrationLaw', 'Business and administration'],
  ['health', 'Health and care'],
  ['leisure', 'Leisure, travel and tourism'],
  ['construction', 'Construction'],
  ['artsMediaPublishing', 'Arts, media and publishing'],
  ['informationAndCommunicationTechnology', 'Computing and technology'],
  ['education', 'Education and training'],
  ['engineering', 'Engineering and manufacturing'],
  ['finance', 'Finance and accounting'],
  ['hairbeauty', 'Hair and beauty'],
  ['scienceMathematics', 'Science and mathematics'],
  ['law', 'Law and legal services'],
  ['uniformedAndDefenceServices', 'Uniformed and defence services'],
  ['retail', 'Retail and sales'],
  ['transport', 'Transport and logistics'],
])('[GOV-15] the area of work %s is sent as %s', (area, title) => {
  expect(industryOf({ [area]: 'yes' })).toBe(title);
});

it('[GOV-15] several areas are joined and can be split again, and "Unsure" is sent if no area is chosen', () => {
  const industry = industryOf({ retail: 'yes', health: 'yes', law: 'no' });
  expect(industriesIn(industry)).toEqual(['Health and care', 'Retail and sales']);
  expect(industry).toBe('Health and care|Retail and sales');
  expect(industryOf({})).toBe('Unsure');
});
