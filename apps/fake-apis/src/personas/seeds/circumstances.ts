import { applicant } from '../applicant.ts';
import { choice, tracked } from '../choices.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import { higher, tariff } from '../saved-work.ts';
import { doneUpTo } from '../todo.ts';

/** Personas whose age or home affects the hub. */
export const circumstances: readonly Persona[] = [
  applicant(
    {
      id: 'under-16',
      name: 'Eilidh',
      lastName: 'Kinrossie',
      situation: 'Is 15, at school in Scotland, and looks a year ahead',
      expected: { ug: 'start' },
    },
    (calendar) => ({
      age: 15,
      home: homes.inverness,
      gender: 'Female',
      school: schools.scottish,
      studyYear: calendar.cycleYear + 1,
      profileComplete: 2,
      subjects: ['Veterinary medicine', 'Animal science'],
      answers: { tailoredInfo: 'No', careersInfo: 'No', contactEmail: 'no' },
      favourites: { subjects: ['5', '58'] },
    }),
  ),

  applicant(
    {
      id: 'overseas',
      name: 'Adaeze',
      lastName: 'Nwankwere',
      situation: 'Lives in Nigeria and has sent three choices',
      expected: { ug: 'sent' },
    },
    (calendar) => ({
      age: 19,
      home: homes.lagos,
      gender: 'Female',
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Civil engineering'],
      answers: { studyOutsideUK: 'Yes' },
      done: doneUpTo('personalStatement'),
      favourites: {
        courses: ['H24/civil-engineering'],
        unis: ['H24', 'C85'],
        subjects: ['17'],
        locations: ['Edinburgh', 'Scotland'],
        pages: ['128', '127'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1009142036',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('H24', 'Civil Engineering', 'REF'),
              choice('C85', 'Civil Engineering', 'REF'),
              choice('S93', 'Civil Engineering', 'REF'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'scottish',
      name: 'Fergus',
      lastName: 'Dalgarnock',
      situation: 'Lives in Scotland and must reply to offers',
      expected: { ug: 'decisionsReceived' },
    },
    (calendar) => ({
      age: 17,
      home: homes.edinburgh,
      gender: 'Male',
      school: schools.scottish,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['Politics and international relations'],
      done: doneUpTo('compareAndShortlist'),
      settings: [
        tariff(calendar, [
          higher('Modern Studies', 'A'),
          higher('English', 'A'),
          higher('History', 'A'),
          higher('French', 'B'),
          higher('Mathematics', 'B'),
        ]),
      ],
      favourites: {
        courses: ['E56/politics', 'G28/politics'],
        unis: ['E56', 'G28', 'S75'],
        locations: ['Edinburgh', 'Glasgow'],
        filters: ['Scotland'],
        pages: ['122', '135'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1005290814',
            cycleYear: calendar.cycleYear,
            status: 'AwaitingReply',
            choices: [
              choice('E56', 'Politics', 'C'),
              choice('G28', 'Politics', 'U'),
              choice('A20', 'Politics and International Relations', 'U'),
              choice('S75', 'Politics', 'U'),
              choice('S78', 'Politics and International Relations', 'R'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'welsh',
      name: 'Carys',
      lastName: 'Llewelyn-Prydderch',
      situation: 'Lives in Wales and waits for decisions',
      expected: { ug: 'waitingForDecisions' },
    },
    (calendar) => ({
      age: 18,
      home: homes.cardiff,
      gender: 'Female',
      school: schools.welsh,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Law', 'Languages'],
      done: doneUpTo('openDays'),
      favourites: {
        courses: ['C15/law-and-welsh'],
        unis: ['C15', 'A40', 'B06'],
        subjects: ['40'],
        locations: ['Cardiff', 'Aberystwyth', 'Bangor'],
        filters: ['Wales'],
        pages: ['123'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1008006479',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('C15', 'Law and Welsh', 'C'),
              choice('A40', 'Law', 'U'),
              choice('B06', 'Law', 'REF'),
              choice('S93', 'Law', 'REF'),
              choice('W01', 'Law', 'U'),
            ],
          }),
        },
      },
    }),
  ),
];
