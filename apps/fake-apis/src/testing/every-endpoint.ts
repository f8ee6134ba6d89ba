import type { ServicesContext } from '../context.ts';
import { registry } from '../registry.ts';
import { openDatabase } from '../store/database.ts';
import { createResponseStats } from '../requests/response-stats.ts';
import { createRecords } from '../store/records.ts';

const context: ServicesContext = {
  records: createRecords(openDatabase(':memory:')),
  clock: () => new Date(),
  url: '',
  addressKey: 'a key for tests',
  transaction: (work) => work(),
  responseStats: createResponseStats(Date.now),
  issueReadToken: () => '',
};

/** All endpoints of all APIs, in the order in which they are matched. */
export const everyEndpoint = registry
  .map((define) => define(context))
  .flatMap(({ name, provider, key, endpoints }) =>
    endpoints.map(({ method, path: pattern, isOpen }) => ({
      provider,
      /**
       * Name of the query parameter with the key, for a third party's API. All other APIs use the
       * user's token.
       */
      key,
      method,
      /** Path in Hono's notation, without the prefix of the API. */
      pattern,
      isOpen,
      /** The path with its prefix, and with example values for path parameters. */
      path: `/${name}${pattern
        .replace(':collection', 'dashboardData')
        .replace(':kind', 'unis')
        .replaceAll(/:\w+/g, '1')}`,
    })),
  );
