import type { OldStatement } from '../saved-work.ts';

/**
 * A statement in the format that was used before 2026, by an applicant who first planned to apply a
 * year or two earlier.
 */
export const oldStatement: OldStatement = {
  whyApplyCourse:
    'I am applying for environmental geography because I would like to understand floods well ' +
    'enough to do something about them. The course combines a lot of fieldwork with the ' +
    'statistics that make fieldwork worth the wet feet, and it ends with a project of my own.',
  whySubject:
    'Our street has been under water twice. After the second time I began to read river gauges ' +
    'online in the way that other people read football tables. What interests me most is that ' +
    'two places with the same rain can have such different mornings.',
  whySuitable:
    'I am patient with data and stubborn about places. When something does not add up I go back ' +
    'and measure again, and I like to explain what I have found to people who did not ask for a ' +
    'lecture.',
  previousStudies:
    'Geography and Biology have given me the vocabulary, Mathematics the tools. For my fieldwork ' +
    'I compared how quickly water drains on five playing fields and found that the rollers of ' +
    'the groundsman mattered more than the soil.',
  skills:
    'I can read old maps, keep a tidy notebook in bad weather and write a simple script that ' +
    'turns a year of gauge readings into one chart. I speak some Welsh: my grandmother still ' +
    'corrects my ŵ and ŷ.',
  workExperience:
    'I spent two weeks with the drainage team of our council. Most of it was looking into holes ' +
    'in the road. I learned that the hard part is not finding the blocked pipe, but deciding ' +
    'whose pipe it is.',
  achievements:
    'I have been a volunteer with the rivers trust for two years and now train new people. I ' +
    'finished my first fell race last autumn, second from last and very happy.',
  futurePlans:
    'After the degree I would like to work where plans for rivers are made, and to be the person ' +
    'in the room who has stood in them.',
};
