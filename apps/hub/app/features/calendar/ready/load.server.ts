import { m } from '@applicant-hub/copy';
import { load } from '#app/features/application-status/upstream/load-tiles.server.ts';
import { loadPlaces } from '#app/features/application-status/tile/places.server.ts';
import type {
  ApplyView,
  PlaceView,
} from '#app/features/application-status/tile/tiles-view-types.ts';
import { paths } from '#app/platform/paths/links.ts';
import { type SystemPage, systemPages } from '#app/platform/paths/system-pages.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { newKey } from '#app/platform/request/form-key.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { loadOwnTodos } from '../own-todos/list.server.ts';
import type { OwnTodosView } from '../own-todos/list-view.ts';
import type { PlaceOf, ReadyStepView, ReadyView } from './view-types.ts';

/**
 * Loads the steps before the first day, for an applicant with a place. Each step can be added as a
 * to-do with a day.
 */
export async function loadReady(scope: RequestScope): Promise<ReadyView> {
  const [apply, places, todos] = await Promise.all([
    load(scope),
    loadPlaces(scope),
    loadOwnTodos(scope),
  ]);
  const place = placeOf(apply);
  if (place.is !== 'known') {
    return { place, picture: null, intro: '', steps: [], canAdd: false, problem: null };
  }
  const hasTodos = scope.context.clients.ownDates !== null;
  const known = places?.[place.university];
  return {
    place,
    picture: known?.picture ?? null,
    intro: hasTodos ? m.ready_intro() : m.ready_intro_plain(),
    steps: stepsFor(place.university, known, (page) => findHref(page, scope.context.config)).map(
      (step) => withTodo(step, todos),
    ),
    canAdd: hasTodos && todos.problem === null,
    problem: todos.problem,
  };
}

/** A place is unknown while a tile may be missing or out of date. */
function placeOf(apply: ApplyView | null): PlaceOf {
  const university = apply?.tiles.find(({ place }) => place !== undefined)?.place;
  if (university !== undefined) return { is: 'known', university };
  const isUnsure =
    apply !== null &&
    (apply.state !== 'ready' ||
      apply.unchecked.length > 0 ||
      apply.tiles.some(({ status }) => status === 'unavailable'));
  return { is: isUnsure ? 'unknown' : 'none' };
}

type Step = Omit<ReadyStepView, 'todo' | 'newId'>;

const stepsFor = (
  university: string,
  place: PlaceView | undefined,
  hrefTo: (page: SystemPage) => string | null,
): Step[] => [
  {
    id: 'money',
    title: m.ready_money_title(),
    text: m.ready_money_text(),
    link: linkTo(hrefTo(systemPages.money), m.ready_money_link()),
  },
  {
    id: 'room',
    title: m.ready_room_title(),
    text: m.ready_room_text(),
    link: linkTo(place?.rooms ?? hrefTo(systemPages.studentLife), m.ready_room_link()),
  },
  {
    id: 'enrol',
    title: m.ready_enrol_title(),
    text: m.ready_enrol_text(),
    link: {
      href: place?.href ?? paths.unis,
      label: m.ready_enrol_link({ university }),
    },
  },
  {
    id: 'week',
    title: m.ready_week_title(),
    text: m.ready_week_text(),
    link: linkTo(hrefTo(systemPages.studentLife), m.ready_week_link()),
  },
];

const linkTo = (href: string | null, label: string) => (href === null ? null : { href, label });

/** The to-do of a step has the step's title, unless the applicant has changed it. */
function withTodo(step: Step, { todos }: OwnTodosView): ReadyStepView {
  const own = todos.find(({ title }) => title === step.title);
  return {
    ...step,
    todo: own ? { isDone: own.done, due: own.due, href: own.change.href } : null,
    newId: newKey(),
  };
}
