import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const leave = keyframes({ to: { opacity: 0, transform: 'translateX(2rem)' } });

const VIEW = 'side-panel';
const LEAVE_MS = '200ms';

/**
 * A panel that slides out to the side when the user leaves it (TDO-13). These styles are part of
 * the frame, because the next page no longer loads the styles of the panel's own page. Pages are
 * separate documents, and the browser animates the change between them (`ViewTransition.tsx`).
 */
export const sidePanel = style({
  '@media': { [media.motion]: { viewTransitionName: VIEW } },
});

globalStyle(`::view-transition-group(${VIEW})`, { animationDuration: LEAVE_MS });
globalStyle(`::view-transition-old(${VIEW})`, {
  animation: `${leave} ${LEAVE_MS} ${vars.motion.ease} both`,
});
// The page below the panel is shown without animation.
globalStyle('::view-transition-old(root)', { display: 'none' });
globalStyle('::view-transition-new(root)', { animation: 'none' });
