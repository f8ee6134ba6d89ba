import { createHash } from 'node:crypto';
import { oncePer, type TariffType } from '@applicant-hub/domain';
import { holdTypes, type NamedTypes } from './held-types.ts';

/** The name of a list: two of the same content have the same. */
export const nameOf = oncePer((types: readonly TariffType[]) =>
  createHash('sha256').update(JSON.stringify(types)).digest('base64url').slice(0, 16),
);

/** The name of a list in its place, for a page that shows it. */
export const namedTypes = (types: readonly TariffType[]): NamedTypes =>
  holdTypes(nameOf(types), types);
