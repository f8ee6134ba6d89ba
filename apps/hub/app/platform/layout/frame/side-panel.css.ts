import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const leave = keyframes({ to: { opacity: 0, transform: 'translateX(2rem)' } });

const VIEW = 'side-panel';
const LEAVE_MS = '200ms';

/**
 * A panel that goes to its side when it is left (TDO-13). The styles are the frame's, for those of
 * the panel's own page are gone when it leaves. Pages are documents: the browser shows it leave
 * between two of them (`ViewTransition.tsx`).
 */
export const sidePanel = style({
  '@media': { [media.motion]: { viewTransitionName: VIEW } },
});

globalStyle(`::view-transition-group(${VIEW})`, { animationDuration: LEAVE_MS });
globalStyle(`::view-transition-old(${VIEW})`, {
  animation: `${leave} ${LEAVE_MS} ${vars.motion.ease} both`,
});
// The page below it is simply there.
globalStyle('::view-transition-old(root)', { display: 'none' });
globalStyle('::view-transition-new(root)', { animation: 'none' });
