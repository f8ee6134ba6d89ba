import { m } from '@applicant-hub/copy';
import type { FavouritesOverview } from '@applicant-hub/domain';
import type { Result } from '@applicant-hub/api-clients';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getHome, type Home } from '#app/features/reference-data/reference.server.ts';
import { pointsLine } from '#app/features/catalogue/points/own-points.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { listsOf, manageKinds } from '#app/platform/paths/kinds.ts';
import { columnsFor } from './columns-for.server.ts';
import { loadCourses } from './load-courses.server.ts';
import { loadEntries } from './load-entries.server.ts';
import { managePath, type ManageQuery } from '#app/platform/paths/manage-path.ts';
import { shortlistView } from './shortlist-view.server.ts';
import { tableView } from './table-view.server.ts';
import type { ManageView } from './view-types.ts';

/** If a part fails, the rest is still shown. */
export async function manageView(call: RequestScope, query: ManageQuery): Promise<ManageView> {
  const [overview, home, parts] = await Promise.all([
    getOverview(call),
    getHome(call),
    query.kind === 'courses' ? coursesParts(call, query) : guideParts(call, query, query.kind),
  ]);
  const overviewProblem = overview.ok ? null : failureText('favourites', overview.failure);
  return {
    query,
    tabs: manageKinds.map((kind) => ({ kind, count: countOf(overview, kind) })),
    home: homeView(home, query),
    ...parts,
    problem: parts.problem ?? overviewProblem,
  };
}

function homeView({ postcode, place }: Home, { kind }: ManageQuery): ManageView['home'] {
  const hasDistances = kind === 'courses' || kind === 'unis';
  return hasDistances && postcode !== null ? { postcode, isKnown: place !== null } : null;
}

type Parts = Pick<ManageView, 'points' | 'problem' | 'shortlist' | 'table'>;

async function coursesParts(call: RequestScope, query: ManageQuery): Promise<Parts> {
  const { replacement } = query;
  const result = await loadCourses(call, { replacement, backUrl: managePath(query) });
  if (!result.ok) return { problem: result.words, points: null, shortlist: null, table: null };
  const { slots, points, find, entries } = result;
  const shortlist = slots && shortlistView({ slots, replacement, find });
  const table = tableView(entries, query, columnsFor(call.context, 'courses'));
  const shown = [
    ...(shortlist?.slots.map(({ course }) => course) ?? []),
    ...table.lists.flatMap(({ rows }) => rows),
  ];
  const checks = shown.map((one) => one?.known?.check);
  return {
    problem: problemOf(result),
    points: pointsLine(points, managePath(query), checks),
    shortlist,
    table,
  };
}

async function guideParts(
  call: RequestScope,
  query: ManageQuery,
  kind: keyof typeof loadEntries,
): Promise<Parts> {
  const result = await loadEntries[kind](call);
  return result.ok
    ? {
        problem: problemOf(result),
        points: null,
        shortlist: null,
        table: tableView(result.entries, query, columnsFor(call.context, kind)),
      }
    : { problem: result.words, points: null, shortlist: null, table: null };
}

const problemOf = ({ isPartial }: { readonly isPartial: boolean }): string | null =>
  isPartial ? m.manage_some_unread() : null;

const countOf = (overview: Result<FavouritesOverview>, kind: ManageQuery['kind']) =>
  overview.ok ? listsOf[kind].reduce((sum, list) => sum + overview.value.counts[list], 0) : null;
