/** The sections of a statement for entry up to 2025, in reading order (STA-1). */
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

/** The three questions for entry from 2026, in order (STA-2). */
const newFields = ['whyStudy', 'qualificationsHelp', 'experience'] as const;

/** The sections of each form, by the id of its widget, which is also the name of its setting. */
export const statementFields = { Statement: oldFields, StatementNew: newFields } as const;

export type StatementKind = keyof typeof statementFields;
export type StatementField = (typeof statementFields)[StatementKind][number];

export type StatementText = Readonly<Partial<Record<StatementField, string>>>;

/** The first year of entry for which the statement has three questions (GRD-33). */
const firstNewYear = 2026;

/**
 * The form for a year of entry. The tags of the widgets name the years 2021 to 2030 (GRD-32);
 * earlier years have the old form, later years the new form (AMB-38).
 */
export const statementKindOf = (studyYear: number): StatementKind =>
  studyYear < firstNewYear ? 'Statement' : 'StatementNew';
