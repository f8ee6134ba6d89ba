import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const htmlText = style({ maxInlineSize: '66ch', overflowWrap: 'anywhere' });

/* eslint-disable no-restricted-syntax -- Editors write HTML, which contains no components. */
globalStyle(`${htmlText} > * + *`, { marginBlockStart: vars.space[2] });
globalStyle(`${htmlText} :is(ul, ol)`, { paddingInlineStart: vars.space[5] });
globalStyle(`${htmlText} a`, {
  color: vars.color.primary.ink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.15em',
});
