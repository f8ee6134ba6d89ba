import { endpoint } from '#src/api.ts';
import type { ItemList, Items } from './items.ts';

/** Each endpoint returns 204 when the user has no account at the partner. */
export const spotlightsEndpoints = (items: Items) => {
  const list = (path: string, name: ItemList) =>
    endpoint({
      method: 'GET',
      path,
      respond({ account }) {
        const found = items.find(account, name);
        return found && { items: found };
      },
    });
  return [
    list('/api/v1/spotlights', 'spotlights'),
    list('/api/v1/work-experiences', 'workExperiences'),
  ];
};
