import type { OwnDate, OwnTodo, SavedGrade } from '@applicant-hub/domain';
import type { SeededSetting } from '../apis/identity/seeded-setting.ts';
import type { Calendar } from '../clock/calendar.ts';

/** Data that personas have saved with the hub's tools. */

/** A grade in the older format, without a note. */
type Grade = Omit<SavedGrade, 'gradeMessage'>;

const aLevelPoints = { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 } as const;
const higherPoints = { A: 33, B: 27, C: 21, D: 15 } as const;

export function aLevel(subject: string, grade: keyof typeof aLevelPoints): Grade {
  return grades('A level and AS', 'A level', 'AL', subject, grade, aLevelPoints[grade]);
}

export function higher(subject: string, grade: keyof typeof higherPoints): Grade {
  return grades('SQA', 'SQA - Highers', 'SQAH', subject, grade, higherPoints[grade]);
}

function grades(
  group: string,
  name: string,
  code: string,
  subject: string,
  grade: string,
  points: number,
): Grade {
  const id = `${code}-${subject}`.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { id, group, name, code, grade, points, subject };
}

export const tariff = (calendar: Calendar, saved: readonly Grade[]) =>
  widgetData(calendar, 'Tariff', saved);

export const notes = (calendar: Calendar, text: string) => widgetData(calendar, 'Notes', text);

/** A statement in the form used for entry from 2026. */
export interface Statement {
  readonly whyStudy: string;
  readonly qualificationsHelp: string;
  readonly experience: string;
}

export const statement = (calendar: Calendar, answers: Statement) =>
  widgetData(calendar, 'StatementNew', answers);

/** A statement in the form used for entry up to 2025. */
export interface OldStatement {
  readonly whyApplyCourse: string;
  readonly whySubject: string;
  readonly whySuitable: string;
  readonly previousStudies: string;
  readonly skills: string;
  readonly workExperience: string;
  readonly achievements: string;
  readonly futurePlans: string;
}

export const oldFormStatement = (calendar: Calendar, answers: OldStatement) =>
  widgetData(calendar, 'Statement', answers);

export function timelineFilters(
  calendar: Calendar,
  filters: { undergraduate: 'yes' | 'no'; conservatoires: 'yes' | 'no' },
): SeededSetting {
  return {
    collection: 'dashboardSettings',
    name: 'Timeline',
    value: filters,
    lastUpdated: calendar.daysAgo(12),
  };
}

function widgetData(calendar: Calendar, name: string, value: unknown): SeededSetting {
  return { collection: 'dashboardData', name, value, lastUpdated: calendar.daysAgo(6) };
}

/** Two auditions on one day in two towns, and a past audition. */
export function auditions({ daysAgo }: Pick<Calendar, 'daysAgo'>): OwnDate[] {
  const audition = (
    id: string,
    inDays: number,
    rest: Pick<OwnDate, 'time' | 'place'>,
    [institutionName, courseName]: readonly [string, string],
  ): OwnDate => ({
    kind: 'date',
    id,
    version: 1,
    title: 'Audition',
    date: daysAgo(-inDays).slice(0, 10),
    until: null,
    ...rest,
    choice: { institutionName, courseName },
  });
  return [
    audition('audition-manchester', -9, { time: '11:00', place: 'Oxford Road, Manchester' }, [
      'Royal Northern College of Music',
      'Music (Cello)',
    ]),
    audition('audition-leeds', 20, { time: '10:30', place: 'Quarry Hill, Leeds' }, [
      'Leeds Conservatoire',
      'Music (Classical)',
    ]),
    audition('audition-glasgow', 20, { time: '15:00', place: 'Renfrew Street, Glasgow' }, [
      'Royal Conservatoire of Scotland',
      'Music (Performance)',
    ]),
  ];
}

/**
 * The to-dos of an applicant with offers: a to-do with a due date, a to-do without a due date, and
 * a completed to-do.
 */
export function offerTodos({ daysAgo }: Pick<Calendar, 'daysAgo'>): OwnTodo[] {
  const todo = (id: string, title: string, inDays: number | null, done: boolean): OwnTodo => ({
    kind: 'todo',
    id,
    version: 1,
    title,
    date: inDays === null ? null : daysAgo(-inDays).slice(0, 10),
    done,
  });
  return [
    todo('todo-train', 'Book the train to Coventry', 13, false),
    todo('todo-bursary', 'Ask about the bursary', null, false),
    todo('todo-visit', 'Sign up for the offer-holder day', -2, true),
  ];
}
