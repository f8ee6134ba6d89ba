import { createVar, fallbackVar } from '@vanilla-extract/css';
import { barLength, vars } from '@applicant-hub/design-system/tokens';

/** Height of a notice or warning at the bottom of the screen; not set if neither is shown. */
export const aboveNotices = createVar();

/** Maximum height of a notice at the bottom of the screen, including the space around it. */
export const NOTICE_ROOM = { phone: '12rem', wide: '7rem' } as const;

/**
 * Media query for a window with enough space for a bar at its bottom. A zoomed page, or a phone in
 * landscape, has less space.
 */
export const ROOM_FOR_BAR = '(min-height: 30rem)';

export const aboveBar = (room: string) => `calc(${room} + ${barLength})`;

/** Position of a bar at the bottom of the screen, so that no notice covers its buttons. */
export const footOfScreen = (room: string = vars.space[2]) =>
  fallbackVar(aboveNotices, aboveBar(room));

export const fixedNotice = {
  position: 'fixed',
  insetBlockEnd: aboveBar(vars.space[4]),
  insetInline: `max(${vars.space[4]}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  maxInlineSize: '44rem',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
} as const;
