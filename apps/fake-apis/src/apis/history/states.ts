import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { changeId, storedChange } from './change.ts';
import type { StatusHistories } from './status-histories.ts';

export const historyStates = (histories: StatusHistories): States => ({
  'a status history is kept': state(
    z.strictObject({ changes: z.array(storedChange), seenUntil: changeId.nullable() }),
    (account, history) => {
      histories.put(account, history);
    },
  ),
});
