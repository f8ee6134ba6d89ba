import type { Answers } from '../preferences/answers.ts';
import { workAreas } from '../preferences/groups.ts';

/** The areas of work by the titles that the government's service knows them by (GOV-15). */
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

/** What stands for no area of work at all (GOV-15). */
const UNSURE = 'Unsure';

/** What joins the titles (GOV-15). */
const JOINT = '|';

/** The areas of work that somebody has chosen, by their titles; 'Unsure' for none (AMB-85). */
export function industryOf(answers: Answers): string {
  const titles = workAreas.filter((area) => answers[area] === 'yes').map((a) => industryTitles[a]);
  return titles.length === 0 ? UNSURE : titles.join(JOINT);
}

/** The titles in what `industryOf` says. */
export const industriesIn = (industry: string): string[] => industry.split(JOINT);
