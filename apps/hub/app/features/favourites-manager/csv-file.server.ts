import { m } from '@applicant-hub/copy';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { forFile } from '#app/platform/request/call.server.ts';
import { arrange } from './arrange.server.ts';
import { columnsFor } from './columns-for.server.ts';
import { csvOf } from './csv.ts';
import type { Entry } from './entries.ts';
import { loadCourses } from './load-courses.server.ts';
import { loadEntries } from './load-entries.server.ts';
import { missingWords } from './missing-words.ts';
import type { ManageQuery } from '#app/platform/paths/manage-path.ts';

export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes the favourites of a kind to a CSV file: all matching rows, in the order of the page.
 *
 * @param publicUrl origin of the hub, for links
 * @returns null if the favourites are unavailable
 */
export async function csvFile(
  page: RequestScope,
  query: ManageQuery,
  publicUrl: string,
): Promise<CsvFile | null> {
  const call = { ...page, context: forFile(page.context) };
  const { kind } = query;
  const result =
    kind === 'courses'
      ? await loadCourses(call, { replacement: null, backUrl: null })
      : await loadEntries[kind](call);
  if (!result.ok) return null;

  const columns = columnsFor(call.context, kind);
  const valueOf = ({ known, isUnread }: Entry, index: number) => {
    const text = columns[index] && known?.cell(columns[index].id)?.text;
    return text ?? (index === 0 && known === null ? missingWords(isUnread).title : '');
  };
  const rows = arrange(result.entries, query).matching.map((entry) => [
    ...columns.map((_, index) => valueOf(entry, index)),
    entry.known?.href ? new URL(entry.known.href, publicUrl).href : '',
  ]);
  const day = call.context.now().toISOString().slice(0, 10);
  return {
    name: `favourite-${kind}-${day}.csv`,
    text: csvOf([
      [...columns.map(({ header }) => header()), m.manage_csv_link()],
      ...rows,
      ...(result.isPartial ? [[m.manage_some_unread(), ...columns.map(() => '')]] : []),
    ]),
  };
}
