import { component, transition } from '../styles.ts';
import { media, tone, vars } from '../tokens/vars.css.ts';

export const cardLink = component({
  color: 'inherit',
  textDecorationColor: 'transparent',
  ...transition('text-decoration-color'),
  ':hover': { textDecorationColor: 'currentColor' },
  ':focus-visible': { outline: 'none' },
  // The whole card is the click target, but there is only one link with one accessible name.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.card,
  },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.forcedColours]: { textDecorationColor: 'currentColor' } },
});

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: `clamp(16px, 2.2vw, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  listStyleType: '""',
  selectors: {
    [`&:has(${cardLink}:hover)`]: { borderColor: vars.color.primary.fill },
    // A quiet card is less prominent than other cards. It is for adverts and discovery.
    '&[data-quiet]': { backgroundColor: 'transparent', boxShadow: 'none' },
    '&[data-tone]': { borderColor: tone.edge, backgroundColor: tone.soft },
    '&[data-bare]': { overflow: 'hidden', padding: 0 },
    '&[data-choice]': {
      gap: vars.space[1],
      padding: `${vars.space[3]} ${vars.space[4]}`,
      borderWidth: 1.5,
      borderRadius: vars.radius.control,
      boxShadow: 'none',
    },
    // The chosen card has an additional inner line, so that colour is not the only sign of its
    // state.
    '&[data-choice="chosen"]': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.primary.fill}`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-choice="chosen"]': { outline: '3px solid Highlight', outlineOffset: -3 },
      },
    },
    print: {
      boxShadow: 'none',
      breakInside: 'avoid',
      // A section may be longer than a printed page. Avoiding page breaks in it would leave the
      // rest of the previous page empty.
      selectors: { 'section&': { breakInside: 'auto' } },
    },
  },
});

// Other controls in a card are above the link that covers the card.
export const cardActions = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
});
