import { createHash } from 'node:crypto';
import { oncePer, type TariffType } from '@applicant-hub/domain';
import { holdTypes, type NamedTypes } from './held-types.ts';

export const nameOf = oncePer((types: readonly TariffType[]) =>
  createHash('sha256').update(JSON.stringify(types)).digest('base64url').slice(0, 16),
);

export const namedTypes = (types: readonly TariffType[]): NamedTypes =>
  holdTypes(nameOf(types), types);
