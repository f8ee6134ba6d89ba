import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Many short names: as many columns as there is room for. */
export const subjects = style({});
globalStyle(`${subjects} [data-inline]`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[2],
});

/** What is true with scripts only. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });

// An option that gets the focus does not end up behind the number of those that are chosen.
globalStyle(`:root:has(${subjects})`, { scrollPaddingBlockStart: '6rem' });
