import { applicant } from '../applicant.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import { aLevel, notes, statement, tariff } from '../saved-work.ts';
import { doneUpTo } from '../todo.ts';
import { written } from '../written.ts';

/** This persona has not answered any question yet. */
const newcomer = applicant(
  {
    id: 'new',
    name: 'Amara',
    lastName: 'Okonjo-Reed',
    situation: 'Has just registered and answered no question yet',
    expected: {},
  },
  ({ cycleYear }) => ({
    age: 17,
    home: homes.tottenham,
    gender: 'Female',
    studyYear: cycleYear,
    profileComplete: 1,
  }),
);

export const beginning: readonly Persona[] = [
  {
    ...newcomer,
    record: (calendar) => ({ ...newcomer.record(calendar), personalisation: {} }),
  },

  applicant(
    {
      id: 'start',
      name: 'Priyanka',
      lastName: 'Nairne',
      situation: 'Knows the year and level, and has not started an application',
      expected: { ug: 'start' },
    },
    (calendar) => ({
      age: 17,
      home: homes.leicester,
      gender: 'Female',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 2,
      subjects: ['Biomedical sciences', 'Biology'],
      done: doneUpTo('priorities'),
      favourites: {
        unis: ['L34', 'D26'],
        subjects: ['10', '11'],
        locations: ['Leicester', 'Nottingham'],
        filters: ['East Midlands'],
        pages: ['111', '113', '121'],
      },
    }),
  ),

  applicant(
    {
      id: 'in-progress',
      name: 'Callum',
      lastName: 'Whitbread-Shaw',
      situation: 'Has written 40% of an application',
      expected: { ug: 'inProgress' },
    },
    (calendar) => ({
      age: 17,
      home: homes.newcastle,
      gender: 'Male',
      mobile: '07700 900114',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 3,
      subjects: ['Mechanical engineering', 'Physics and astronomy'],
      answers: { careerAssessmentId: 'quiz-20417' },
      begun: {
        spotlights: {
          'inside-engineering': 60,
          'physics-of-the-everyday': 15,
          'rivers-and-cities': 0,
          'algorithms-and-us': 100,
        },
        workExperiences: { 'a-week-in-rail-design': 35, 'green-energy-site': 0 },
      },
      done: doneUpTo('subjects'),
      settings: [
        notes(calendar, 'Ask Mr Tindall about the reference. Visit Northumbria on the 6th?'),
        tariff(calendar, [aLevel('Mathematics', 'B'), aLevel('Physics', 'B')]),
        statement(calendar, {
          whyStudy: 'I took my first engine apart when I was eleven and have been hooked since.',
          qualificationsHelp: '',
          experience: '',
        }),
      ],
      favourites: {
        courses: ['N21/mechanical-engineering', 'N77/mechanical-engineering'],
        unis: ['N21', 'N77', 'S18'],
        subjects: ['44'],
        locations: ['Newcastle upon Tyne'],
        pages: ['101', '103'],
      },
      applications: {
        ug: { apply: written({ entryYear: calendar.cycleYear, percentComplete: 40 }) },
      },
    }),
  ),

  applicant(
    {
      id: 'ready',
      name: 'Zaynab',
      lastName: 'Yusufali',
      situation: 'Has written all of an application and can send it',
      expected: { ug: 'ready' },
    },
    (calendar) => ({
      age: 18,
      home: homes.birmingham,
      gender: 'Female',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Pharmacy and pharmacology', 'Chemistry'],
      begun: { spotlights: {}, workExperiences: {} },
      done: doneUpTo('openDays'),
      settings: [
        tariff(calendar, [
          aLevel('Chemistry', 'A'),
          aLevel('Biology', 'A'),
          aLevel('Mathematics', 'B'),
        ]),
      ],
      favourites: {
        courses: ['A80/pharmacy', 'N84/pharmacy', 'K12/pharmacy'],
        unis: ['A80', 'N84', 'K12'],
        subjects: ['16', '48'],
      },
      applications: {
        ug: {
          apply: written({
            entryYear: calendar.cycleYear,
            percentComplete: 100,
            reference: 'returned',
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'approval',
      name: 'Oliver',
      lastName: 'Brennagh',
      situation: 'Waits for an adviser at school to approve the application',
      expected: { ug: 'awaitingApproval' },
    },
    (calendar) => ({
      age: 17,
      home: homes.preston,
      gender: 'Male',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['History', 'Politics and international relations'],
      done: doneUpTo('personalStatement'),
      favourites: { courses: ['L14/history', 'L41/history'], unis: ['L14', 'L41'] },
      applications: {
        ug: {
          apply: written({
            entryYear: calendar.cycleYear,
            percentComplete: 100,
            reference: 'asked',
            centre: 'approval asked',
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'returned',
      name: 'Mei-Lin',
      lastName: 'Chowdray',
      situation: 'The adviser sent the application back with changes to make',
      expected: { ug: 'applicationReturned' },
    },
    (calendar) => ({
      age: 17,
      home: homes.salford,
      gender: 'Female',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 4,
      subjects: ['Architecture', 'Design'],
      done: doneUpTo('courses'),
      favourites: { courses: ['M40/architecture', 'S18/architecture'], subjects: ['8', '23'] },
      applications: {
        ug: {
          apply: written({
            entryYear: calendar.cycleYear,
            percentComplete: 85,
            reference: 'asked',
            centre: 'sent back',
          }),
        },
      },
    }),
  ),
];
