import type { ServicesContext } from '../context.ts';
import { registry } from '../registry.ts';
import { openDatabase } from '../store/database.ts';
import { createAnswering } from '../requests/answering.ts';
import { createRecords } from '../store/records.ts';

const context: ServicesContext = {
  records: createRecords(openDatabase(':memory:')),
  clock: () => new Date(),
  url: '',
  addressKey: 'a key for tests',
  transaction: (work) => work(),
  answering: createAnswering(Date.now),
  issueReadToken: () => '',
};

/** Every endpoint of every API, in the order in which they are looked up. */
export const everyEndpoint = registry
  .map((define) => define(context))
  .flatMap(({ name, provider, key, endpoints }) =>
    endpoints.map(({ method, path: pattern, isOpen }) => ({
      provider,
      /** What a third party's API wants in the query; all others take the token of a person. */
      key,
      method,
      /** In Hono's notation, below the prefix of the API. */
      pattern,
      isOpen,
      /** With its prefix, and something in place of what varies. */
      path: `/${name}${pattern
        .replace(':collection', 'dashboardData')
        .replace(':kind', 'unis')
        .replaceAll(/:\w+/g, '1')}`,
    })),
  );
