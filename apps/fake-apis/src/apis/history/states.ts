import { z } from 'zod';
import type { CalendarLinks } from '#src/apis/identity/calendar-links.ts';
import { state, type States } from '#src/states/states.ts';
import { changeId, storedChange } from './change.ts';
import type { StatusHistories } from './status-histories.ts';

export const historyStates = (
  histories: StatusHistories,
  links: Pick<CalendarLinks, 'put' | 'clear'>,
): States => ({
  'a calendar link is there': state(
    z.strictObject({ token: z.string() }),
    (account, { token }) => {
      links.put(account, { token, createdAt: '2026-11-20T09:15:00.000Z' });
    },
    links.clear,
  ),
  'a status history is kept': state(
    z.strictObject({ changes: z.array(storedChange), seenUntil: changeId.nullable() }),
    (account, history) => {
      histories.put(account, history);
    },
  ),
});
