import type { TypedOwnTodo } from '@applicant-hub/domain';
import type { OwnDateFormView } from '../own-dates/form-view.ts';

/** The form of one to-do. */
export interface OwnTodoFormView extends Pick<
  OwnDateFormView,
  'isNew' | 'newId' | 'version' | 'message' | 'years'
> {
  typed: TypedOwnTodo;
  /** By the field. */
  errors: Partial<Record<'title' | 'date', string>>;
}
