import type { TariffType } from '@applicant-hub/domain';
import { tariffListPath } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';

/**
 * The name of a list of qualifications. The list is large and the same for all applicants, so the
 * page contains only its name, and a script requests the list when the applicant uses the
 * calculator.
 */
export interface NamedTypes {
  readonly named: string;
}

/** The loaded lists by name. There are only a few, because editors rarely change the list. */
const held = new Map<string, readonly TariffType[]>();

const MOST = 4;

export function holdTypes(named: string, types: readonly TariffType[]): NamedTypes {
  held.delete(named);
  held.set(named, types);
  const [oldest] = held.keys();
  if (held.size > MOST && oldest !== undefined) held.delete(oldest);
  return { named };
}

/** @throws if the list is unavailable */
export async function loadTypes(types: readonly TariffType[] | NamedTypes): Promise<void> {
  if (!('named' in types) || held.has(types.named)) return;
  const list = await fetchJson<TariffType[]>(tariffListPath(types.named));
  if (list === null) throw new Error('The list of qualifications failed to load.');
  holdTypes(types.named, list);
}

/** Returns the list, or the previous list until the newer list has loaded. */
export const typesOf = (types: readonly TariffType[] | NamedTypes): readonly TariffType[] =>
  'named' in types ? (held.get(types.named) ?? [...held.values()].at(-1) ?? []) : types;
