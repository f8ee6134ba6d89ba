/** An offer from the partner: a spotlight on a subject, or a virtual work experience. */
export interface Offer {
  readonly title: string;
  /** A university or an employer. */
  readonly provider: string;
  /** Id of the subject guide whose picture is shown. */
  readonly subject: string;
}

export const spotlights = {
  'inside-engineering': {
    title: 'Inside engineering: from sketch to prototype',
    provider: 'Newcastle University',
    subject: '44',
  },
  'physics-of-the-everyday': {
    title: 'The physics of everyday things',
    provider: 'Lancaster University',
    subject: '49',
  },
  'thinking-like-a-psychologist': {
    title: 'Thinking like a psychologist',
    provider: 'University of York',
    subject: '53',
  },
  'from-cell-to-cure': {
    title: 'From cell to cure: biomedical science',
    provider: 'De Montfort University',
    subject: '10',
  },
  'medicines-and-people': {
    title: 'Medicines and the people who take them',
    provider: 'Aston University',
    subject: '48',
  },
  'algorithms-and-us': {
    title: 'Algorithms and us',
    provider: 'University of East Anglia',
    subject: '19',
  },
  'law-in-five-cases': {
    title: 'Law in five cases',
    provider: 'Cardiff University',
    subject: '40',
  },
  'rivers-and-cities': {
    title: 'Rivers and cities: a taste of geography',
    provider: 'University of Leeds',
    subject: '34',
  },
  'money-and-choices': {
    title: 'Money and choices: first steps in economics',
    provider: 'Queen Mary University of London',
    subject: '25',
  },
} satisfies Readonly<Record<string, Offer>>;

export const workExperiences = {
  'a-week-in-rail-design': {
    title: 'A week in rail design',
    provider: 'Northern Line Works',
    subject: '44',
  },
  'on-the-ward': {
    title: 'On the ward: a day with four professions',
    provider: 'Tyneside Health Partnership',
    subject: '47',
  },
  'newsroom-morning': {
    title: 'Newsroom morning: from tip-off to front page',
    provider: 'Harbour Street News',
    subject: '38',
  },
  'code-that-ships': {
    title: 'Code that ships: a sprint with a software team',
    provider: 'Cobalt Software',
    subject: '19',
  },
  'green-energy-site': {
    title: 'Behind the scenes of a wind farm',
    provider: 'Dogger Wind Cooperative',
    subject: '17',
  },
  'community-pharmacy': {
    title: 'Community pharmacy from the other side of the counter',
    provider: 'Wellspring Pharmacies',
    subject: '48',
  },
  'primary-classroom': {
    title: 'A term in one day: the primary classroom',
    provider: 'Meadowbank Schools Trust',
    subject: '26',
  },
} satisfies Readonly<Record<string, Offer>>;

/** Progress in percent, by the id of the offer. */
export interface Begun {
  readonly spotlights?: Partial<Record<keyof typeof spotlights, number>>;
  readonly workExperiences?: Partial<Record<keyof typeof workExperiences, number>>;
}
