import type { Answers } from '../preferences/answers.ts';
import { workAreas } from '../preferences/groups.ts';

/** The areas of work by their titles in the government's service (GOV-15). */
const industryTitles: Readonly<Record<(typeof workAreas)[number], string>> = {
  agricultureHorticultureAnimalCare: 'Agriculture, horticulture and animal care',
  businessAdministrationLaw: 'Business and administration',
  health: 'Health and care',
  leisure: 'Leisure, travel and tourism',
  construction: 'Construction',
  artsMediaPublishing: 'Arts, media and publishing',
  informationAndCommunicationTechnology: 'Computing and technology',
  education: 'Education and training',
  engineering: 'Engineering and manufacturing',
  finance: 'Finance and accounting',
  hairbeauty: 'Hair and beauty',
  scienceMathematics: 'Science and mathematics',
  law: 'Law and legal services',
  uniformedAndDefenceServices: 'Uniformed and defence services',
  retail: 'Retail and sales',
  transport: 'Transport and logistics',
};

/** The value when no area of work is chosen (GOV-15). */
const UNSURE = 'Unsure';

const JOINT = '|';

/** The titles of the applicant's chosen areas of work; 'Unsure' when no area is chosen (AMB-85). */
export function industryOf(answers: Answers): string {
  const titles = workAreas.filter((area) => answers[area] === 'yes').map((a) => industryTitles[a]);
  return titles.length === 0 ? UNSURE : titles.join(JOINT);
}

export const industriesIn = (industry: string): string[] => industry.split(JOINT);
