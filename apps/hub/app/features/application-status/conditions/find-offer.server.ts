import { conditionsField } from '@applicant-hub/domain';
import { data } from '@remix-run/node';
import { ownConditions } from '#app/features/catalogue/points/offer-conditions.server.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { conditionsPath } from '#app/platform/paths/conditions-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { choiceKey } from '../choices/choice-key.ts';
import { choicesPart } from '../choices/choices-part.ts';
import { ownTiles } from '../tile/own-tiles.ts';
import { load } from '../upstream/load-tiles.server.ts';
import { offerId } from './conditions-view.server.ts';

export interface FoundOffer {
  /** The field of the setting. */
  readonly field: string;
  readonly title: string;
  /** The address of the tile with the choice. */
  readonly page: string;
}

/**
 * Finds an offer among the choices, or among the saved conditions if tracking does not send the
 * choice.
 *
 * @returns null while some choices are unavailable
 * @throws a 404 if there is no such offer, or a redirect to sign in again
 */
export async function findOffer(scope: RequestScope, id: string): Promise<FoundOffer | null> {
  const { session, personalisation } = scope.applicant;
  const view = await load(scope);
  for (const tile of ownTiles(view)) {
    const choice = tile.choices.find(({ conditions }) => conditions?.href === conditionsPath(id));
    if (choice) {
      return {
        field: conditionsField({ ...choice, year: personalisation.studyYear }),
        title: choiceKey(choice),
        page: pageAt(paths.hub, choicesPart(tile.id)),
      };
    }
  }
  const written = [...ownConditions(scope).saved.values()].find(
    ({ field }) => offerId(session.uid, field) === id,
  );
  if (written) return { field: written.field, title: written.field, page: paths.hub };
  if (view !== null && (view.state !== 'ready' || view.unchecked.length > 0)) return null;
  throw data(null, { status: 404 });
}
