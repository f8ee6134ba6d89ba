import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const leave = keyframes({ to: { opacity: 0, transform: 'translateX(2rem)' } });

const VIEW = 'todo-panel';

/** The panel goes to its side when it is left (TDO-13). */
export const panel = style({
  '@media': { [media.motion]: { viewTransitionName: VIEW } },
});

globalStyle(`::view-transition-group(${VIEW})`, { animationDuration: '200ms' });
globalStyle(`::view-transition-old(${VIEW})`, {
  animation: `${leave} 200ms ${vars.motion.ease} both`,
});
// The page below it is simply there.
globalStyle('::view-transition-old(root)', { display: 'none' });
globalStyle('::view-transition-new(root)', { animation: 'none' });
