import {
  formatLongDate,
  londonDate,
  type KnownStatuses,
  opensInSameTab,
  type TodoAction,
  todoConcerns,
  todoStates,
  todoSteps,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import type { TodoView } from './todo-view.ts';

/**
 * The applicant's ten to-do steps and their state.
 *
 * @param statuses the statuses that the tiles of the hub show
 */
export function loadTodo(
  { user, personalisation, pageState }: Applicant,
  statuses: KnownStatuses,
): TodoView[] {
  const concerning = todoConcerns(statuses);
  const states = todoStates(user.settings);
  return todoSteps(personalisation.studyYear).map(({ id, tags, action }) => {
    const { done, lastUpdated } = states[id];
    const isActive = action.widget === null || pageState.widgets[action.widget]?.disable !== true;
    return {
      id,
      tags,
      done,
      concerns: concerning.has(id),
      doneOn: done && lastUpdated ? formatLongDate(londonDate(new Date(lastUpdated))) : null,
      link: isActive ? linkOf(action) : null,
    };
  });
}

function linkOf({ link, widget }: TodoAction): { href: string; newTab: boolean } {
  const href = widget === null ? link : widgetPath(widget);
  return { href, newTab: !opensInSameTab(href) };
}
