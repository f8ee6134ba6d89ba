import { applicant } from '../applicant.ts';
import { choice, tracked } from '../choices.ts';
import { homes, schools } from '../homes.ts';
import type { Persona } from '../persona.ts';
import { aLevel, notes, offerTodos, tariff } from '../saved-work.ts';
import { doneUpTo } from '../todo.ts';

export const waiting: readonly Persona[] = [
  applicant(
    {
      id: 'sent',
      name: 'Jakub',
      lastName: 'Wiśniowiecki',
      situation: 'Has sent five choices and heard from none',
      expected: { ug: 'sent' },
    },
    (calendar) => ({
      age: 18,
      home: homes.norwich,
      gender: 'Male',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 5,
      subjects: ['Computer science'],
      begun: { spotlights: { 'algorithms-and-us': 0 }, workExperiences: { 'code-that-ships': 80 } },
      done: doneUpTo('openDays'),
      favourites: { courses: ['E14/computing-science', 'K24/computer-science'], subjects: ['19'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1004418265',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('E14', 'Computing Science', 'REF'),
              choice('K24', 'Computer Science', 'REF'),
              choice('R12', 'Computer Science', 'REF'),
              choice('L39', 'Computer Science', 'REF'),
              choice('P80', 'Computer Science with Cyber Security', 'REF'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'waiting',
      name: 'Aisha',
      lastName: 'Rahmani-Clarke',
      situation: 'Has two decisions on five choices and waits for the rest',
      expected: { ug: 'waitingForDecisions' },
    },
    (calendar) => ({
      age: 18,
      home: homes.leeds,
      gender: 'Female',
      mobile: '07700 900231',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 4,
      subjects: ['Psychology'],
      answers: { careerAssessmentId: 'quiz-17306' },
      begun: {
        spotlights: { 'thinking-like-a-psychologist': 100, 'from-cell-to-cure': 100 },
        workExperiences: { 'on-the-ward': 45, 'newsroom-morning': 100, 'primary-classroom': 0 },
      },
      done: doneUpTo('courses'),
      settings: [
        tariff(calendar, [
          aLevel('Psychology', 'A'),
          aLevel('Biology', 'B'),
          aLevel('Sociology', 'B'),
        ]),
        notes(calendar, 'Lancaster offer: needs ABB. York asked for a second reading of the work.'),
      ],
      favourites: {
        courses: ['L14/psychology', 'Y50/psychology', 'S18/psychology'],
        unis: ['L14', 'Y50', 'S18', 'L23'],
        subjects: ['53'],
        locations: ['Lancaster', 'York', 'Sheffield'],
        filters: ['Yorkshire and the Humber', 'North West'],
        pages: ['135', '136', '128', '125'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1002760394',
            cycleYear: calendar.cycleYear,
            status: 'Referred',
            choices: [
              choice('L14', 'Psychology', 'C'),
              choice('S21', 'Psychology', 'R'),
              choice('Y50', 'Psychology in Education', 'REF'),
              choice('S18', 'Psychology', 'REF'),
              choice('L23', 'Psychology', 'REF'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'offers',
      name: 'Damilola',
      lastName: 'Adeyinka',
      situation: 'Has all decisions and must reply to three offers',
      expected: { ug: 'decisionsReceived' },
    },
    (calendar) => ({
      age: 18,
      home: homes.peckham,
      gender: 'Male',
      school: schools.comprehensive,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['Economics', 'Mathematics'],
      done: doneUpTo('compareAndShortlist'),
      favourites: {
        courses: ['Q50/economics', 'W20/economics'],
        unis: ['Q50', 'W20', 'S27'],
        subjects: ['25', '43'],
        locations: ['London', 'Coventry', 'Southampton'],
        pages: ['135', '128', '121', '125'],
      },
      ownDates: offerTodos(calendar),
      applications: {
        ug: {
          track: tracked({
            personalId: '1009935127',
            cycleYear: calendar.cycleYear,
            status: 'AwaitingReply',
            choices: [
              choice('W20', 'Economics', 'C'),
              choice('Q50', 'Economics', 'C'),
              choice('S27', 'Economics and Finance', 'U'),
              choice('B78', 'Economics', 'R'),
              choice('D86', 'Economics', 'R'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'confirm',
      name: 'Freya',
      lastName: 'Lindqvist-Moss',
      situation: 'Has accepted an unconditional offer that is being confirmed',
      expected: { ug: 'awaitingConfirm' },
    },
    (calendar) => ({
      age: 19,
      home: homes.brighton,
      gender: 'AnotherWay',
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['Environmental science', 'Geography'],
      answers: { gapYear: 'yes' },
      done: doneUpTo('studySupport'),
      favourites: {
        courses: ['E84/environmental-science'],
        unis: ['E84', 'S90'],
        locations: ['Exeter'],
        pages: ['128', '129', '140'],
      },
      applications: {
        ug: {
          track: tracked({
            personalId: '1006651980',
            cycleYear: calendar.cycleYear,
            status: 'HoldingOffer',
            choices: [
              choice('E84', 'Environmental Science', 'UF'),
              choice('S90', 'Geography', 'UD'),
              choice('P60', 'Environmental Science', 'CD'),
              choice('B78', 'Geography', 'R'),
              choice('L14', 'Earth and Environmental Science', 'CD'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'confirm-conditional',
      name: 'Tomos',
      lastName: 'Abernethy-Rao',
      situation: 'Holds a conditional firm choice and an insurance choice until results day',
      expected: { ug: 'awaitingConfirmReasons' },
    },
    (calendar) => ({
      age: 18,
      home: homes.leicester,
      gender: 'Male',
      school: schools.academy,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['History'],
      done: doneUpTo('studySupport'),
      favourites: { courses: ['Q50/history'], unis: ['W20', 'Q50'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1007345519',
            cycleYear: calendar.cycleYear,
            status: 'HoldingOffer',
            choices: [
              choice('W20', 'History', 'CF'),
              choice('Q50', 'History', 'CI'),
              choice('S27', 'History', 'CD'),
              choice('E84', 'History', 'R'),
              choice('L23', 'History', 'CD'),
            ],
          }),
        },
      },
    }),
  ),

  applicant(
    {
      id: 'confirm-reasons',
      name: 'Harleen',
      lastName: 'Sahotra',
      situation: 'Has a firm choice that cannot confirm the place yet, and says why',
      expected: { ug: 'awaitingConfirmReasons' },
    },
    (calendar) => ({
      age: 18,
      home: homes.birmingham,
      gender: 'Female',
      mobile: '07700 900382',
      school: schools.college,
      studyYear: calendar.cycleYear,
      profileComplete: 6,
      subjects: ['Nursing'],
      done: doneUpTo('studySupport'),
      favourites: { courses: ['C85/adult-nursing', 'D26/nursing'], unis: ['C85'] },
      applications: {
        ug: {
          track: tracked({
            personalId: '1001187340',
            cycleYear: calendar.cycleYear,
            status: 'AwaitingConfirmationDecision',
            choices: [
              choice('C85', 'Adult Nursing', 'CF', {
                confirmationPendingReasons: [
                  'Your GCSE Mathematics certificate has not arrived.',
                  'Your occupational health check is not complete.',
                ],
                actionRequiredByApplicantText:
                  'Send a copy of your GCSE certificate and book your health check with the university.',
              }),
              choice('D26', 'Nursing with Registration (Adult)', 'CI'),
              choice('N91', 'Adult Nursing', 'CD'),
              choice('B32', 'Nursing (Adult)', 'R'),
              choice('K12', 'Adult Nursing', 'CD'),
            ],
          }),
        },
      },
    }),
  ),
];
