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
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import type { TodoView } from './todo-view.ts';

/** @param statuses the statuses that the tiles of the hub show */
export function loadTodo(
  { context, applicant }: Pick<RequestScope, 'context' | 'applicant'>,
  statuses: KnownStatuses,
): TodoView[] {
  const { user, personalisation, pageState } = applicant;
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
      link: isActive ? linkOf(action, context.config) : null,
    };
  });
}

function linkOf(
  { link, widget }: TodoAction,
  config: HubConfig,
): { href: string; newTab: boolean } | null {
  const href = widget === null ? findHref(link, config) : widgetPath(widget);
  return href === null ? null : { href, newTab: !opensInSameTab(href) };
}
