import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Small, so that the header of a narrow phone keeps one row. */
export const inHeader = style({ fontSize: vars.font.size.s });
