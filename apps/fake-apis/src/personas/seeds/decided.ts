import { applicant } from '../applicant.ts';
import { choice, tracked } from '../choices.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import { doneUpTo } from '../todo.ts';

export const decided: readonly Persona[] = [
  applicant(
    {
      id: 'placed',
      name: 'Grace',
      lastName: 'Thornbeck',
      situation: 'Is placed at the firm choice',
      expected: { ug: 'placedFirm' },
    },
    (calendar) => ({
      age: 18,
      home: homes.exeter,
      gender: 'Female',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['English', 'Creative writing'],
      done: doneUpTo('studySupport'),
      favourites: {
        courses: ['E14/english-literature'],
        unis: ['E14', 'E84'],
        subjects: ['28'],
        locations: ['Norwich'],
        pages: ['128', '129', '130'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1007720451',
            cycleYear: calendar.cycleYear,
            status: 'Placed',
            choices: [
              choice('E14', 'English Literature with Creative Writing', 'UF'),
              choice('E84', 'English', 'CD'),
              choice('W20', 'English Literature and Creative Writing', 'R'),
              choice('S90', 'English', 'CD'),
              choice('N84', 'English', 'CD'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'insurance',
      name: 'Luca',
      lastName: 'Ferrantini',
      situation: 'Missed the firm choice and is placed at the insurance choice',
      expected: { ug: 'placedInsurance' },
    },
    (calendar) => ({
      age: 18,
      home: homes.leicester,
      gender: 'Male',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Sport science'],
      done: doneUpTo('studySupport'),
      favourites: { courses: ['N91/sport-science'], unis: ['N91', 'L79'], subjects: ['55'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1003308176',
            cycleYear: calendar.cycleYear,
            status: 'Placed',
            choices: [
              choice('L79', 'Sport and Exercise Science', 'R'),
              choice('N91', 'Sport and Exercise Science', 'UI'),
              choice('L27', 'Sport and Exercise Science', 'CD'),
              choice('S21', 'Sport and Exercise Science', 'CD'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'ucc',
      name: 'Nadia',
      lastName: 'Petrescu-Hale',
      situation: 'Is offered a changed course by the firm choice',
      expected: { ug: 'unconditional' },
    },
    (calendar) => ({
      age: 19,
      home: homes.tottenham,
      gender: 'Female',
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Law'],
      done: doneUpTo('compareAndShortlist'),
      favourites: { courses: ['W50/law'], unis: ['W50', 'Q50'], subjects: ['40'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1005546902',
            cycleYear: calendar.cycleYear,
            status: 'Placed',
            choices: [
              choice('Q50', 'Law with Foundation Year', 'UCC'),
              choice('W50', 'Law', 'CD'),
              choice('R12', 'Law', 'R'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'unplaced',
      name: 'Kieran',
      lastName: 'Ashdowne',
      situation: 'Holds no place after five decisions',
      expected: { ug: 'unplaced' },
    },
    (calendar) => ({
      age: 18,
      home: homes.belfast,
      gender: 'Male',
      school: schools.comprehensive,
      studyYear: calendar.cycleYear,
      profileComplete: 4,
      subjects: ['Medicine'],
      done: doneUpTo('courses'),
      favourites: { unis: ['Q75', 'U20'], subjects: ['45', '11'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1008813667',
            cycleYear: calendar.cycleYear,
            status: 'Unplaced',
            choices: [
              choice('Q75', 'Medicine', 'R'),
              choice('D65', 'Medicine', 'R'),
              choice('G28', 'Medicine', 'R'),
              choice('L41', 'Medicine', 'R'),
              choice('U20', 'Biomedical Science', 'DBD'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'extra',
      name: 'Sofia',
      lastName: 'Almeidinha',
      situation: 'Used five choices without an offer and may add one in Extra',
      expected: { ug: 'extraUnplaced' },
    },
    (calendar) => ({
      age: 18,
      home: homes.peckham,
      gender: 'Female',
      school: schools.comprehensive,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Film, radio and television'],
      done: doneUpTo('openDays'),
      favourites: { courses: ['U65/film-practice'], unis: ['U65', 'S03'], subjects: ['30'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1000294518',
            cycleYear: calendar.cycleYear,
            status: 'WaitingForChoiceExtraClearing',
            isInExtra: true,
            choices: [
              choice('U65', 'Film Practice', 'R'),
              choice('W50', 'Film', 'R'),
              choice('K24', 'Film', 'R'),
              choice('S27', 'Film Studies', 'R'),
              choice('P80', 'Film Production', 'R'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'clearing',
      name: 'Reuben',
      lastName: 'Castellane',
      situation: 'Is in Clearing and may add a choice',
      expected: { ug: 'clearingAddChoice' },
    },
    (calendar) => {
      const application = tracked({
        personalId: '1006079233',
        cycleYear: calendar.currentYear,
        status: 'InClearing',
        isInClearing: true,
        isApplicationInClearing: true,
        choices: [
          choice('M20', 'Electrical and Electronic Engineering', 'R'),
          choice('L23', 'Electronic and Electrical Engineering', 'R'),
          choice('H60', 'Electronic Engineering', 'DBD'),
        ],
      });
      return {
        age: 19,
        home: homes.salford,
        gender: 'Male',
        mobile: '07700 900467',
        studyYear: calendar.currentYear,
        profileComplete: 4,
        subjects: ['Electrical and electronic engineering'],
        done: doneUpTo('courses'),
        favourites: { unis: ['H60', 'S03', 'L51'], subjects: ['27'] },
        applications: { ug: { track: application, clearingTrack: application } },
      };
    },
  ),

  applicant(
    {
      id: 'withdrawn',
      name: 'Ines',
      lastName: 'Marchettani',
      situation: 'Has withdrawn the whole application',
      expected: { ug: 'withdrawn' },
    },
    (calendar) => ({
      age: 20,
      home: homes.exeter,
      gender: 'PreferNot',
      studyYear: calendar.cycleYear,
      profileComplete: 3,
      subjects: ['Business and management'],
      done: doneUpTo('qualifications'),
      favourites: { unis: ['P60'], subjects: ['13'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1004952780',
            cycleYear: calendar.cycleYear,
            status: 'CompletelyWithdrawn',
            choices: [
              choice('P60', 'Business Management', 'W'),
              choice('E84', 'Business and Management', 'W'),
            ],
          }),
        },
      },
    }),
  ),
];
