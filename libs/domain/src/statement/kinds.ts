/** The fields of a statement for entry up to 2025, in the order in which it reads well (STA-1). */
const oldFields = [
  'whyApplyCourse',
  'whySubject',
  'whySuitable',
  'previousStudies',
  'skills',
  'workExperience',
  'achievements',
  'futurePlans',
] as const;

/** The three questions for entry from 2026, in their order (STA-2). */
const newFields = ['whyStudy', 'qualificationsHelp', 'experience'] as const;

/** The forms of a statement, by the id of their widget, which is also the name of their setting. */
export const statementFields = { Statement: oldFields, StatementNew: newFields } as const;

export type StatementKind = keyof typeof statementFields;
export type StatementField = (typeof statementFields)[StatementKind][number];

/** What is written of a statement; a field that is missing is empty. */
export type StatementText = Readonly<Partial<Record<StatementField, string>>>;

/** The first year of entry whose applicants answer the three questions (GRD-33). */
const firstNewYear = 2026;

/**
 * The form that applicants of a year write. The tags of the widgets name the years 2021 to 2030
 * (GRD-32); before them the form was the old one as well, and after them it stays the new one (AMB-38).
 */
export const statementKindOf = (studyYear: number): StatementKind =>
  studyYear < firstNewYear ? 'Statement' : 'StatementNew';
