import { z } from 'zod';
import { pageStateChange, pageStates } from '../apis/content/page-state.ts';
import { sharedOwner } from '../store/records.ts';
import { controlEndpoint, requireAccount, type ControlContext } from './context.ts';

export function pageStateEndpoints({ records, clock, url, accounts, transaction }: ControlContext) {
  const states = pageStates(records, clock, url);
  return [
    controlEndpoint({
      method: 'PUT',
      path: '/page-state',
      /** Without a persona, the change applies to all accounts. */
      query: { persona: z.string().optional() },
      body: pageStateChange,
      respond({ query: { persona }, body }) {
        if (persona !== undefined) requireAccount(accounts, persona);
        const owner = persona ?? sharedOwner;
        return transaction(() => {
          states.change(owner, body);
          return states.read(owner);
        });
      },
    }),
  ];
}
