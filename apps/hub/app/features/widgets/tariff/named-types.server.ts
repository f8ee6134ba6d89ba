import { createHash } from 'node:crypto';
import { oncePer, type TariffType } from '@applicant-hub/domain';
import { holdTypes, type NamedTypes } from './held-types.ts';

/** The name of a list: a hash of its content. */
export const nameOf = oncePer((types: readonly TariffType[]) =>
  createHash('sha256').update(JSON.stringify(types)).digest('base64url').slice(0, 16),
);

/** Names a list, for a page that needs only the name. */
export const namedTypes = (types: readonly TariffType[]): NamedTypes =>
  holdTypes(nameOf(types), types);
