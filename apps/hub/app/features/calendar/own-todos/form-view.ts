import type { TypedOwnTodo } from '@applicant-hub/domain';
import type { OwnFormView } from '../own-dates/form-view.ts';

/** The form of one to-do. */
export interface OwnTodoFormView extends OwnFormView {
  typed: TypedOwnTodo;
}
