import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';

/** How far up from the foot of the screen a notice or a warning there reaches; unset without one. */
export const aboveNotices = createVar();

/** What a notice at the foot takes of the screen at most, with the room around it. */
export const NOTICE_ROOM = { phone: '12rem', wide: '7rem' } as const;

/** A window in which a bar at its foot leaves enough room: a zoomed page, or one on its side, has less. */
export const ROOM_FOR_BAR = '(min-height: 30rem)';

/** Where a bar at the foot of the screen stands, so that no notice covers its buttons. */
export const footOfScreen = (room: string = vars.space[2]) => fallbackVar(aboveNotices, room);
