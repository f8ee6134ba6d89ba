import type { TypedOwnTodo } from '@applicant-hub/domain';
import type { OwnFormView } from '../own-dates/form-view.ts';

export interface OwnTodoFormView extends OwnFormView {
  typed: TypedOwnTodo;
}
