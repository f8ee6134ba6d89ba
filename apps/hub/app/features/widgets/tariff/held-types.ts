import type { TariffType } from '@applicant-hub/domain';
import { tariffListPath } from '#app/platform/paths/links.ts';
import { askJson } from '#app/platform/browser/ask-json.ts';

/**
 * Names a list of qualifications, which is the same for everybody and large: the page has its name,
 * and a script asks for the list when a person uses the calculator.
 */
export interface NamedTypes {
  readonly named: string;
}

/** Lists by their names; a few at most, for they change when an editor changes them. */
const held = new Map<string, readonly TariffType[]>();

const MOST = 4;

/** Keeps a list under its name, for what shows it. */
export function holdTypes(named: string, types: readonly TariffType[]): NamedTypes {
  held.delete(named);
  held.set(named, types);
  const [oldest] = held.keys();
  if (held.size > MOST && oldest !== undefined) held.delete(oldest);
  return { named };
}

/** Loads a list that a page names. @throws when it cannot be had */
export async function loadTypes(types: readonly TariffType[] | NamedTypes): Promise<void> {
  if (!('named' in types) || held.has(types.named)) return;
  const list = await askJson<TariffType[]>(tariffListPath(types.named));
  if (list === null) throw new Error('The list of qualifications cannot be had.');
  holdTypes(types.named, list);
}

/** The list; one that a newer page names, and that is not here, is shown as it was. */
export const typesOf = (types: readonly TariffType[] | NamedTypes): readonly TariffType[] =>
  'named' in types ? (held.get(types.named) ?? [...held.values()].at(-1) ?? []) : types;
