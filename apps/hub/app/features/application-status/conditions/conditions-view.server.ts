import { createHash } from 'node:crypto';
import {
  type Choice,
  conditionsField,
  findConditions,
  isConditional,
  nameKey,
} from '@applicant-hub/domain';
import {
  conditionsCheck,
  type OwnConditions,
} from '#app/features/catalogue/points/offer-conditions.server.ts';
import { conditionsPath } from '#app/platform/paths/conditions-path.ts';
import type { ConditionsView } from '../tile/tiles-view-types.ts';

export interface TileConditions extends OwnConditions {
  readonly uid: string;
}

/**
 * The id of an offer in an address. It contains the user's id, so that a reader of the address
 * cannot find out the choice by trying the names of courses.
 */
export const offerId = (uid: string, field: string): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, nameKey(field)]))
    .digest('base64url')
    .slice(0, 16);

/**
 * The conditions of a choice. If the applicant has written none, a conditional offer has only the
 * link to write them, and any other choice has nothing.
 */
export function conditionsView(
  { institution, course, state }: Choice,
  year: number,
  { uid, saved, grades }: TileConditions,
): ConditionsView | null {
  if (institution === null || course === null) return null;
  const offer = { institution, course, year };
  const written = findConditions(saved, offer);
  if (!written && !isConditional(state)) return null;
  return {
    href: conditionsPath(offerId(uid, conditionsField(offer))),
    ...(written && { text: written.text, ...conditionsCheck(written.text, grades) }),
  };
}
