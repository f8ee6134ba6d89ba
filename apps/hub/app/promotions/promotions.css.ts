import { vars } from '@applicant-hub/design-system/tokens';
import { tileColours } from '@applicant-hub/domain';
import { globalStyle } from '@vanilla-extract/css';

/** The three grounds, in their order (FED-25); none of them means anything here. */
const grounds = {
  1: vars.color.primary,
  2: vars.color.info,
  3: vars.color.neutral,
};

for (const colour of tileColours) {
  globalStyle(`[data-tile-colour="${colour}"]`, {
    borderColor: grounds[colour].edge,
    backgroundColor: grounds[colour].soft,
  });
}
