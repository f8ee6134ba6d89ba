import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Many short names: as many columns as there is room for. */
export const subjects = style({});
globalStyle(`${subjects} [data-inline]`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[2],
});
