import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { aboveBar, footOfScreen, ROOM_FOR_BAR } from '#app/platform/layout/frame/at-foot.css.ts';
import { foldRest } from '#app/features/catalogue/cards/fold-rest.ts';
import { shownCourses, shownOthers } from './shown.ts';

/** The element around a table and the actions for its rows. */
const favourites = style({});

/**
 * Two styles, because the lists of courses and of all other kinds show different numbers of rows at
 * first.
 */
export const courses = style([favourites]);
export const others = style([favourites]);

for (const [place, shown] of [
  [courses, shownCourses],
  [others, shownOthers],
] as const) {
  // A ticked row is never hidden.
  foldRest({ place, item: 'tbody > tr', ...shown, inUse: ':checked' });
}

/** Hidden until a row is ticked, if the browser supports `:has`. */
export const bar = style({
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockStart: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.color.primary.fill}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.raised,
  '@supports': {
    'selector(:has(a))': {
      selectors: { [`${favourites}:not(:has(tbody :checked)) > &`]: { display: 'none' } },
    },
  },
  '@media': {
    [ROOM_FOR_BAR]: { position: 'sticky', insetBlockEnd: footOfScreen() },
    print: { display: 'none' },
  },
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  '@media': { print: { display: 'none' } },
});

// Prevents the bar from covering a focused element.
globalStyle(`:root:has(${bar})`, {
  '@media': { [ROOM_FOR_BAR]: { scrollPaddingBlockEnd: aboveBar('6rem') } },
});
