import { createHash } from 'node:crypto';
import type { TariffType } from '@applicant-hub/domain';
import { holdTypes, type NamedTypes } from './held-types.ts';

const names = new WeakMap<readonly TariffType[], string>();

/** The name of a list: two of the same content have the same. */
export function nameOf(types: readonly TariffType[]): string {
  let name = names.get(types);
  if (name === undefined) {
    name = createHash('sha256').update(JSON.stringify(types)).digest('base64url').slice(0, 16);
    names.set(types, name);
  }
  return name;
}

/** The name of a list in its place, for a page that shows it. */
export const namedTypes = (types: readonly TariffType[]): NamedTypes =>
  holdTypes(nameOf(types), types);
