export const careers = {
  'landscape-architect': [
    'Landscape architect',
    'Plans parks, gardens and the spaces between buildings.',
  ],
  'clinical-psychologist': [
    'Clinical psychologist',
    'Helps people through what weighs on them, one conversation at a time.',
  ],
  'mechanical-engineer': [
    'Mechanical engineer',
    'Designs things that move, from prosthetic hands to trams.',
  ],
  'software-developer': ['Software developer', 'Writes and mends the programs others rely on.'],
  'data-analyst': ['Data analyst', 'Finds out what figures say, and what they do not.'],
  'primary-school-teacher': [
    'Primary school teacher',
    'Teaches one class nearly everything, and knows them all.',
  ],
  pharmacist: ['Pharmacist', 'Makes sure that medicines help, and explains how to take them.'],
  paramedic: ['Paramedic', 'Is there first when somebody is badly hurt or ill.'],
  solicitor: ['Solicitor', 'Advises people and firms on the law, and speaks for them.'],
  journalist: ['Journalist', 'Asks, checks and tells what others should know.'],
  'civil-engineer': ['Civil engineer', 'Builds what towns stand on: bridges, drains and defences.'],
  'environmental-scientist': [
    'Environmental scientist',
    'Measures air, soil and water, and says what would make them better.',
  ],
  'social-worker': ['Social worker', 'Stands by families and adults when life is hard.'],
  'museum-curator': ['Museum curator', 'Looks after collections and tells their stories.'],
  economist: ['Economist', 'Explains why things cost what they do, and what might change it.'],
  'veterinary-nurse': ['Veterinary nurse', 'Cares for animals before, during and after treatment.'],
} as const satisfies Readonly<Record<string, readonly [title: string, summary: string]>>;
