import { locationGuides } from '#src/apis/content/location-guides.ts';
import { pages } from '#src/apis/content/pages.ts';
import { subjectGuides } from '#src/apis/content/subject-guides.ts';
import { catalogue } from '#src/apis/courses/catalogue/catalogue.ts';
import { providers } from '#src/apis/courses/providers/providers.ts';
import type { Course, FavouriteItem } from '#src/apis/identity/favourites.ts';
import { spotlights, workExperiences } from '#src/apis/spotlights/catalogue.ts';
import { applicant } from '../applicant.ts';
import { choice, tracked } from '../choices.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import {
  aLevel,
  notes,
  oldFormStatement,
  statement,
  tariff,
  timelineFilters,
  type Statement,
} from '../saved-work.ts';
import { doneUpTo } from '../todo.ts';
import { manyNotifications } from './many-notifications.ts';
import { oldStatement } from './old-statement.ts';

/** Number of favourites of each kind. */
const FAVOURITES = 500;

/** Ids from this number on belong to removed items. */
const FIRST_TAKEN_DOWN = 9_001;

/** Provider numbers from this number on belong to no university. */
const FIRST_CLOSED = 19_990_000;

/**
 * This statement has more than 3,500 characters, so that it counts as complete, and at most 4,000.
 */
const fullStatement: Statement = {
  whyStudy:
    'The first map I made was of the puddles in our school yard. After a week of rain in Year 7 ' +
    'they stood in the same places every morning, and nobody could tell me why. I drew where ' +
    'they were, measured how deep, and came back with a spirit level borrowed from the ' +
    'caretaker. The yard sloped the wrong way by four centimetres. It was a small answer, but ' +
    'it was mine, and it was the moment I understood that a landscape is something you can ask ' +
    'questions of. Since then the questions have grown. The river that runs behind our street ' +
    'has flooded three times in my life, and each time the water has come to a different door. ' +
    'I want to study geography because it is the one subject that lets me follow that water all ' +
    'the way: from the rain on a moor, through the physics of soil and slope, to the decision ' +
    'about which street gets the wall and which gets the warning. I am drawn to the place where ' +
    'the physical and the human meet and argue. Reading about managed retreat on the east coast ' +
    'showed me that a model can be right and still not be fair, and that a good geographer has ' +
    'to be able to explain both halves of that sentence to the people who live there.',
  qualificationsHelp:
    'My A levels in Geography, Mathematics and Biology have taught me three ways of being ' +
    'careful. In Geography I chose to spend my independent investigation on the infiltration ' +
    'rates of five playing fields. My first results made no sense, and finding out why (a club ' +
    'had rolled one of the pitches the day before) taught me more about field design than any ' +
    'tidy set of figures could have done. I repeated the work with a control site and used a ' +
    'Mann-Whitney test to show that compaction, not soil type, explained most of the ' +
    'difference. Mathematics gave me the confidence to open up the statistics instead of ' +
    'quoting them: I can say what a p value is and, more usefully, what it is not. I particularly ' +
    'enjoy mechanics, where a few honest assumptions get you surprisingly far, and where you ' +
    'have to say out loud what you have left out. Biology taught me to think in systems. ' +
    'Studying succession on a spoil heap near my grandmother’s house, I saw how slowly a place ' +
    'forgives what was done to it. For my extended project I built a simple model of our ' +
    'street’s drainage from public height data and compared it with photographs that neighbours ' +
    'had taken in the last flood. It predicted eleven of fourteen flooded houses. I spent the ' +
    'most time on the three that it missed, and found a culvert that is on no map I could get.',
  experience:
    'For two years I have been a volunteer with our local rivers trust. We sample invertebrates ' +
    'on the first Saturday of the month, whatever the weather, and I now train new volunteers to ' +
    'tell a mayfly from a stonefly with cold hands. Last winter I presented our results to the ' +
    'parish council. I had prepared for questions about methods; what they asked was whether ' +
    'their cellars would be dry. Learning to answer that honestly, without either frightening ' +
    'people or hiding behind error bars, was harder than any exam. At weekends I work in a ' +
    'bakery that opens at five, which has made me reliable and has taught me how to be useful in ' +
    'a team where nobody has time to be asked twice. I also look after my younger brothers on ' +
    'three evenings a week, and I have become good at working in the gaps. I run with a fell ' +
    'club and read maps for pleasure, mostly old ones. Comparing the first survey of our valley ' +
    'with today’s, I found that the flood plain had been called, quite plainly, the Wet Meadow. ' +
    'Four streets stand on it now. I would like to spend the next three years, and probably a ' +
    'good many more after that, on making sure that what people once knew about a place is not ' +
    'forgotten when it is most needed.',
};

const base = applicant(
  {
    id: 'heavy',
    name: 'Marguerite-Anne',
    lastName: 'Featherstonehaugh-Oyelaranke',
    situation: 'Has 500 favourites of each kind, a full statement and everything else',
    expected: { ug: 'decisionsReceived' },
  },
  (calendar) => ({
    age: 18,
    home: homes.leeds,
    gender: 'Female',
    mobile: '07700 900888',
    school: schools.college,
    studyYear: calendar.cycleYear,
    profileComplete: 6,
    subjects: ['Geography', 'Environmental science', 'Geology and earth sciences'],
    done: doneUpTo('studySupport'),
    answers: {
      areCarers: 'yes',
      offers: 'Yes',
      surveys: 'Yes',
      contactPost: 'yes',
      contactAll: 'yes',
      careerAssessmentId: 'quiz-99801',
      peopleLike: {
        selectedQualificationType: 'a-level',
        selectedSubjects: ['geography', 'mathematics', 'biology'],
      },
    },
    begun: {
      spotlights: percentages(spotlights),
      workExperiences: percentages(workExperiences),
    },
    settings: [
      statement(calendar, fullStatement),
      oldFormStatement(calendar, oldStatement),
      tariff(calendar, [
        aLevel('Geography', 'A*'),
        aLevel('Mathematics', 'A'),
        aLevel('Biology', 'A'),
      ]),
      notes(
        calendar,
        'Reply to all five offers. Ask Leeds about the field course. '.repeat(12).trim(),
      ),
      timelineFilters(calendar, { undergraduate: 'yes', conservatoires: 'yes' }),
    ],
    applications: {
      ug: {
        track: tracked({
          personalId: '1007311842',
          cycleYear: calendar.cycleYear,
          status: 'AwaitingReply',
          choices: [
            choice('D86', 'Geography', 'C'),
            choice('L23', 'Geography with Geology', 'C'),
            choice('E84', 'Geography', 'C'),
            choice('H72', 'Geography', 'U'),
            choice('A40', 'Physical Geography and Climate Change', 'U'),
          ],
        }),
      },
    },
  }),
);

/** A persona who has used every feature up to its limit. */
export const heavy: Persona = {
  ...base,
  record(calendar) {
    const courses = manyCourses(String(calendar.cycleYear));
    const [first = null, second = null, third = null, fourth = null, fifth = null] = courses;
    return {
      ...base.record(calendar),
      notifications: manyNotifications(calendar),
      favourites: {
        courses,
        subjects: realFirst(subjectGuides),
        unis: manyUnis(),
        locations: realFirst(locationGuides),
        filters: realFirst(locationGuides.filter(({ type }) => type !== 'city-guide')),
        pages: realFirst(pages),
      },
      shortlist: { '1': first, '2': second, '3': third, '4': fourth, '5': fifth },
    };
  },
};

/** From 0 to 100 in equal steps, and a value above 100, which the partner may send. */
function percentages<Id extends string>(offers: Readonly<Record<Id, unknown>>) {
  const ids = Object.keys(offers) as Id[];
  const step = 100 / (ids.length - 2);
  const percent = ids.map((id, index) => [id, Math.min(Math.round(step * index), 101)] as const);
  return Object.fromEntries(percent) as Record<Id, number>;
}

/**
 * The list starts with existing guides or pages. Their number is smaller than the number of
 * favourites, so the remaining favourites are removed items.
 */
const realFirst = (real: readonly { nid: string }[]): FavouriteItem[] =>
  Array.from({ length: FAVOURITES }, (_, index) => ({
    id: real[index]?.nid ?? String(FIRST_TAKEN_DOWN + index),
  }));

/** First degrees from all parts of the catalogue. */
function manyCourses(academicYearId: string): Course[] {
  const degrees = catalogue()
    .inOrder('university', false)
    .filter(({ scheme }) => scheme === 'undergraduate');
  const step = Math.floor(degrees.length / FAVOURITES);
  return degrees
    .filter((_, index) => index % step === 0)
    .slice(0, FAVOURITES)
    .map(({ id, options: [option] }) => ({
      courseId: id,
      courseOptionId: option.id,
      academicYearId,
    }));
}

/**
 * The list starts with all universities. Their number is smaller than the number of favourites, so
 * the remaining favourites are closed universities.
 */
const manyUnis = (): FavouriteItem[] =>
  Array.from({ length: FAVOURITES }, (_, index) => ({
    providerId: providers[index]?.providerId ?? String(FIRST_CLOSED + index),
  }));
