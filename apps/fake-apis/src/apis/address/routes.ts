import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { ApiError } from '#src/http/api-error.ts';
import { findAddress, inOneLine } from './addresses.ts';
import { suggest } from './suggest.ts';

/** The key itself is checked earlier, by `authoriseByKey`. */
const query = { key: z.string() };

export const addressEndpoints = [
  endpoint({
    method: 'GET',
    path: '/autocomplete/:text',
    params: { text: z.string().trim().min(1).max(200) },
    query,
    respond: ({ params: { text } }) => ({
      suggestions: suggest(text).map(({ id, address }) => ({
        id,
        address: inOneLine(address),
        url: `/get/${id}`,
      })),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/get/:id',
    params: { id: z.string().max(200) },
    query,
    respond({ params: { id } }) {
      const address = findAddress(id);
      if (address === null) throw new ApiError(404, 'unknownAddress', 'no address has this id');
      return address;
    },
  }),
];
