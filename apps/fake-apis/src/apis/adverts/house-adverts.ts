export interface HouseAdvert {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  readonly advertiser: string;
  /** The target audience: fields and their matching values. */
  readonly wants: Readonly<Record<string, readonly string[]>>;
}

/** The first advert is for all users. */
export const houseAdverts: readonly HouseAdvert[] = [
  {
    id: 'open-days',
    headline: 'See it before you choose it',
    text: 'Open days near you and online, every week until summer.',
    advertiser: 'Open Day Network',
    wants: {},
  },
  {
    id: 'earth-lab',
    headline: 'Put your hands on the map',
    text: 'A free field day for people who like rocks, rivers and weather.',
    advertiser: 'Ridgeway Field Centre',
    wants: {
      interests: ['Geography', 'Geology and earth sciences', 'Environmental science'],
      favourite_subjects: ['Geography', 'Geology and earth sciences', 'Environmental science'],
    },
  },
  {
    id: 'apprentice-fair',
    headline: 'Earn while you learn',
    text: 'Meet forty employers at the spring apprenticeship fair.',
    advertiser: 'Trades and Tech Fair',
    wants: { scheme: ['apprenticeships'], smart_alerts: ['Yes'] },
  },
  {
    id: 'scotland-rail',
    headline: 'Scotland by train for less',
    text: 'A third off fares to open days with a young person’s card.',
    advertiser: 'Saltire Rail',
    wants: { location: ['Scotland'] },
  },
  {
    id: 'masters-loans',
    headline: 'Paying for a master’s',
    text: 'What you can borrow, and what you pay back, in ten minutes.',
    advertiser: 'Student Money Guide',
    wants: { scheme: ['postgraduate'], age_group: ['22-25', '26-30', '31+'] },
  },
];
