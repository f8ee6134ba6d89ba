import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Without scripts the offer is a section of the page, with space before the following content. */
export const area = style({
  '@media': { '(scripting: none)': { marginBlockEnd: vars.space[6] } },
});
