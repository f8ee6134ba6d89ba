import { applicant } from '../applicant.ts';
import { choice, tracked } from '../choices.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import { auditions, timelineFilters } from '../saved-work.ts';
import { doneUpTo } from '../todo.ts';
import { written } from '../written.ts';

/** Personas on routes other than the standard undergraduate route. */
export const routes: readonly Persona[] = [
  applicant(
    {
      id: 'conservatoire',
      name: 'Tilda',
      lastName: 'Ravensworthy',
      situation: 'Applies to conservatoires only, and has one decision of four',
      expected: { uc: 'waitingForDecisions' },
    },
    (calendar) => ({
      age: 18,
      home: homes.leeds,
      gender: 'Female',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Music'],
      answers: { conservatoires: 'yes' },
      done: doneUpTo('openDays'),
      settings: [timelineFilters(calendar, { undergraduate: 'no', conservatoires: 'yes' })],
      favourites: {
        courses: ['R57/music-performance'],
        unis: ['R57', 'L31'],
        subjects: ['46'],
        locations: ['Manchester', 'Leeds'],
        pages: ['109'],
      },
      ownDates: auditions(calendar),
      applications: {
        uc: {
          track: tracked({
            personalId: '2001846370',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('R57', 'Music (Cello)', 'U'),
              choice('L31', 'Music (Classical)', 'INV'),
              choice('R58', 'Music (Performance)', 'INV'),
              choice('T75', 'Music (Performance)', 'REF'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'both',
      name: 'Kofi',
      lastName: 'Asante-Bellamy',
      situation: 'Applies to universities and to conservatoires',
      expected: { ug: 'waitingForDecisions', uc: 'sent' },
    },
    (calendar) => ({
      age: 18,
      home: homes.peckham,
      gender: 'Male',
      mobile: '07700 900573',
      school: schools.comprehensive,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['Music', 'Drama and theatre'],
      answers: { conservatoires: 'yes' },
      done: doneUpTo('compareAndShortlist'),
      settings: [timelineFilters(calendar, { undergraduate: 'yes', conservatoires: 'yes' })],
      favourites: {
        courses: ['M20/music', 'R55/vocal-performance'],
        unis: ['M20', 'R55', 'C15'],
        subjects: ['24', '46'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1003671159',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('M20', 'Music', 'C'),
              choice('C15', 'Music', 'U'),
              choice('S27', 'Music', 'REF'),
              choice('Y50', 'Music and Sound Recording', 'REF'),
            ],
          }),
        },
        uc: {
          track: tracked({
            personalId: '2000517748',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('R55', 'Music (Vocal Performance)', 'REF'),
              choice('R57', 'Music (Voice)', 'REF'),
              choice('T75', 'Musical Theatre Performance', 'REF'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'postgraduate',
      name: 'Hanako',
      lastName: 'Suzuki-Grantley',
      situation: 'Is writing a postgraduate application',
      expected: { ug: 'inProgress' },
    },
    (calendar) => ({
      age: 23,
      home: homes.norwich,
      gender: 'Female',
      studyLevel: 'Postgraduate',
      studyYear: calendar.cycleYear,
      profileComplete: 4,
      subjects: ['Environmental science'],
      answers: { taught: 'yes', research: 'no' },
      done: doneUpTo('subjects'),
      favourites: { courses: ['E14/environmental-sciences-msc'], unis: ['E14', 'L23'] },
      applications: {
        ug: {
          apply: written({
            entryYear: calendar.cycleYear,
            percentComplete: 60,
            reference: 'asked',
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'teacher',
      name: 'Rosalind',
      lastName: 'Opokuwaa',
      situation: 'Has just sent an application for teacher training in England',
      expected: { ug: 'sentProcessing' },
    },
    (calendar) => ({
      age: 27,
      home: homes.birmingham,
      gender: 'Female',
      mobile: '07700 900618',
      studyLevel: 'Postgraduate',
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Education and teaching'],
      answers: { teachingEngland: 'yes', teachingWales: 'no', teachingScotland: 'no' },
      done: doneUpTo('personalStatement'),
      favourites: { courses: ['B32/pgce-secondary-mathematics'], unis: ['B32'], subjects: ['26'] },
      applications: {
        ug: {
          apply: written({
            entryYear: calendar.cycleYear,
            percentComplete: 100,
            reference: 'returned',
            sent: true,
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'apprentice',
      name: 'Jaydon',
      lastName: 'Marloweski',
      situation: 'Is 17, has Smart Alerts on and has started an application as well',
      expected: { ug: 'inProgress' },
    },
    (calendar) => ({
      age: 17,
      home: homes.newcastle,
      gender: 'Male',
      mobile: '07700 900735',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 4,
      subjects: ['Civil engineering', 'Building and construction'],
      done: doneUpTo('options'),
      answers: {
        apprenticeships: 'yes',
        straightIntoEmployment: 'Yes',
        talentPoolJoin: 'Yes',
        talentPoolGender: 'Male',
        talentPoolGenderConsent: 'yes',
        talentPoolTravelDistance: '0_20_miles',
        talentPoolTravelPostcode: homes.newcastle.postcode,
        talentPoolRelocate: 'No',
        talentPoolStartDate: `${calendar.cycleYear}-09`,
        levelsoptionlevel2: 'no',
        levelsoptionlevel3: 'yes',
        levelsoptionlevel4: 'yes',
        levelsoptionlevel5: 'no',
        construction: 'yes',
        engineering: 'yes',
        transport: 'no',
        talentPoolGCSETotal: '8',
        talentPoolGCSEMath: 'Yes',
        talentPoolGCSEEnglish: 'Yes',
      },
      favourites: {
        unis: ['N77'],
        subjects: ['12', '17'],
        locations: ['North East'],
        pages: ['139'],
      },
      applications: {
        ug: { apply: written({ entryYear: calendar.cycleYear, percentComplete: 15 }) },
      },
    }),
  ),
];
