import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Without scripts the offer is a part of the page: it keeps away from what follows. */
export const area = style({
  '@media': { '(scripting: none)': { marginBlockEnd: vars.space[6] } },
});
