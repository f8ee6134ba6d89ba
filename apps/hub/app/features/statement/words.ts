import { m } from '@applicant-hub/copy';
import type { StatementBlock, StatementField } from '@applicant-hub/domain';

export const questions: Readonly<Record<StatementField, () => string>> = {
  whyStudy: m.statement_question_why_study,
  qualificationsHelp: m.statement_question_qualifications_help,
  experience: m.statement_question_experience,
  whyApplyCourse: m.statement_question_why_apply_course,
  whySubject: m.statement_question_why_subject,
  whySuitable: m.statement_question_why_suitable,
  previousStudies: m.statement_question_previous_studies,
  skills: m.statement_question_skills,
  workExperience: m.statement_question_work_experience,
  achievements: m.statement_question_achievements,
  futurePlans: m.statement_question_future_plans,
};

/** Messages with the reason why a statement cannot be saved (STA-5, STA-7, STA-8). */
export const blockWords: Readonly<Record<StatementBlock, () => string>> = {
  sections: m.statement_blocked_sections,
  total6000: m.statement_blocked_6000,
  total4000: m.statement_blocked_4000,
};
