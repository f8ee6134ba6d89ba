import {
  advertSlots,
  FOOTER_PADDING,
  LEADERBOARD_FROM,
  MOBILE_ADVERT_UP_TO,
} from '@applicant-hub/domain';
import { footRoom, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const large = `screen and (min-width: ${LEADERBOARD_FROM}px)`;
const small = `screen and (max-width: ${MOBILE_ADVERT_UP_TO}px)`;
/** Up to this width the advert is wider than the column of the page. */
const narrow = `screen and (max-width: ${advertSlots.mobile.width + 32}px)`;
/** From this width the label fits next to the mobile advert. */
const beside = `${small} and (min-width: 720px)`;

/**
 * Between the two breakpoints no advert is visible (NTF-25). Both adverts are in the normal flow,
 * because a fixed bar covered content on small screens.
 */
export const leaderboard = style({
  display: 'none',
  '@media': {
    [large]: {
      display: 'block',
      inlineSize: advertSlots.leaderboard.width,
      marginInline: 'auto',
    },
  },
});

export const mobile = style({
  display: 'none',
  '@media': {
    [small]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
    },
    [narrow]: { marginInline: `max(-16px, (100% - ${advertSlots.mobile.width}px) / 2)` },
    [beside]: { flexDirection: 'row', columnGap: vars.space[4] },
  },
});

globalStyle(`:root:has(${mobile})`, {
  '@media': { [small]: { vars: { [footRoom]: `${FOOTER_PADDING}px` } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  inlineSize: '100%',
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  selectors: {
    [`${mobile} &`]: {
      maxInlineSize: advertSlots.mobile.width,
      '@media': { [beside]: { inlineSize: 'auto', maxInlineSize: 'none' } },
    },
  },
});

export const off = style({ marginInlineStart: 'auto' });

/**
 * The advert has the size of its slot. It is larger only if the user has larger text or more text
 * spacing.
 */
export const advert = style({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
  selectors: {
    [`${leaderboard} > &`]: {
      gridTemplateColumns: '88px 1fr',
      minBlockSize: advertSlots.leaderboard.height,
      fontSize: vars.font.size.s,
    },
    [`${mobile} > &`]: {
      flex: 'none',
      gridTemplateColumns: '48px 1fr',
      inlineSize: advertSlots.mobile.width,
      maxInlineSize: '100%',
      minBlockSize: advertSlots.mobile.height,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: vars.space[3],
});

export const headline = style({
  color: vars.color.ink,
  fontWeight: vars.font.weight.strong,
  selectors: { [`${advert}:hover &`]: { textDecoration: 'underline' } },
});
