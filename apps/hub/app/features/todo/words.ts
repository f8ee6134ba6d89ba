import { m } from '@applicant-hub/copy';
import type { TodoId } from '@applicant-hub/domain';

interface TodoWords {
  name: () => string;
  description: () => string;
  cta: () => string;
}

export const todoWords: Record<TodoId, TodoWords> = {
  options: {
    name: m.todo_options_name,
    description: m.todo_options_description,
    cta: m.todo_options_cta,
  },
  priorities: {
    name: m.todo_priorities_name,
    description: m.todo_priorities_description,
    cta: m.todo_priorities_cta,
  },
  qualifications: {
    name: m.todo_qualifications_name,
    description: m.todo_qualifications_description,
    cta: m.todo_qualifications_cta,
  },
  subjects: {
    name: m.todo_subjects_name,
    description: m.todo_subjects_description,
    cta: m.todo_subjects_cta,
  },
  whereToStudy: {
    name: m.todo_where_to_study_name,
    description: m.todo_where_to_study_description,
    cta: m.todo_where_to_study_cta,
  },
  courses: {
    name: m.todo_courses_name,
    description: m.todo_courses_description,
    cta: m.todo_courses_cta,
  },
  personalStatement: {
    name: m.todo_personal_statement_name,
    description: m.todo_personal_statement_description,
    cta: m.todo_personal_statement_cta,
  },
  openDays: {
    name: m.todo_open_days_name,
    description: m.todo_open_days_description,
    cta: m.todo_open_days_cta,
  },
  compareAndShortlist: {
    name: m.todo_compare_and_shortlist_name,
    description: m.todo_compare_and_shortlist_description,
    cta: m.todo_compare_and_shortlist_cta,
  },
  studySupport: {
    name: m.todo_study_support_name,
    description: m.todo_study_support_description,
    cta: m.todo_study_support_cta,
  },
};
