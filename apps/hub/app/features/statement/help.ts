import { m } from '@applicant-hub/copy';
import type { StatementField } from '@applicant-hub/domain';

export const help: Readonly<Record<StatementField, readonly (() => string)[]>> = {
  whyStudy: [
    m.statement_help_why_study_1,
    m.statement_help_why_study_2,
    m.statement_help_why_study_3,
  ],
  qualificationsHelp: [
    m.statement_help_qualifications_help_1,
    m.statement_help_qualifications_help_2,
    m.statement_help_qualifications_help_3,
  ],
  experience: [
    m.statement_help_experience_1,
    m.statement_help_experience_2,
    m.statement_help_experience_3,
  ],
  whyApplyCourse: [m.statement_help_why_apply_course_1, m.statement_help_why_apply_course_2],
  whySubject: [m.statement_help_why_subject_1, m.statement_help_why_subject_2],
  whySuitable: [m.statement_help_why_suitable_1, m.statement_help_why_suitable_2],
  previousStudies: [m.statement_help_previous_studies_1, m.statement_help_previous_studies_2],
  skills: [m.statement_help_skills_1, m.statement_help_skills_2],
  workExperience: [m.statement_help_work_experience_1, m.statement_help_work_experience_2],
  achievements: [m.statement_help_achievements_1, m.statement_help_achievements_2],
  futurePlans: [m.statement_help_future_plans_1, m.statement_help_future_plans_2],
};
