import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';

/** Above what says something at the foot of the screen, where that is; else there is no such room. */
export const aboveNotices = createVar();

/** What a notice at the foot takes of the screen at most, with the room around it. */
export const NOTICE_ROOM = { phone: '12rem', wide: '7rem' } as const;

/** Where a bar at the foot of the screen stands, so that no notice covers its buttons. */
export const footOfScreen = (room: string = vars.space[2]) => fallbackVar(aboveNotices, room);
