import { component, largeTarget, transition, variants, withoutColourMix } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

/**
 * Use `primary` once per view, or `turn` (marigold) instead when the user must act now. Use
 * `danger` for actions that cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'turn' | 'danger';

/**
 * The height: 28, 36, 48 or 56 px. `s` is only for repeated actions in rows; `xs` is for the least
 * important actions and has the text size of its surroundings.
 */
export type ButtonSize = 'xs' | 's' | 'm' | 'l';

/** With large text on a phone, the padding shrinks so that there is space for the label. */
const PADDING = `min(${vars.space[5]}, 6.25vw)`;

export const button = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: 48,
  minInlineSize: vars.width.target,
  paddingBlock: vars.space[2],
  paddingInline: PADDING,
  // The border is transparent, except in forced colours.
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ...transition('background-color', 'border-color', 'translate'),
  ':hover': { backgroundColor: vars.color.primary.ink },
  // `translate` is set from the start, because adding it later would trigger a new layout.
  translate: '0 0',
  ':focus-visible': { borderRadius: vars.radius.control },
  ...withoutColourMix({
    selectors: { '&[data-variant="turn"]:hover': { backgroundColor: vars.color.turn.fill } },
  }),
  selectors: {
    ...variants<ButtonVariant>('variant', {
      primary: {},
      secondary: {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.primary.ink,
      },
      quiet: { backgroundColor: 'transparent', color: vars.color.primary.ink },
      turn: {
        backgroundColor: vars.color.turn.fill,
        borderColor: vars.color.turn.edge,
        color: vars.color.turn.on,
      },
      danger: { backgroundColor: vars.color.danger.fill, color: vars.color.danger.on },
    }),
    '&[data-variant="secondary"]:hover, &[data-variant="quiet"]:hover': {
      backgroundColor: vars.color.primary.soft,
      borderColor: vars.color.primary.fill,
    },
    '&[data-variant="quiet"]:hover': { borderColor: 'transparent' },
    '&[data-variant="turn"]:hover': {
      backgroundColor: `color-mix(in srgb, ${vars.color.turn.fill} 88%, ${vars.color.turn.on})`,
    },
    '&[data-variant="danger"]:hover': { backgroundColor: vars.color.danger.ink },
    ...variants<ButtonSize>('size', {
      xs: {
        minBlockSize: 28,
        minInlineSize: 28,
        padding: `0 ${vars.space[2]}`,
        fontSize: 'inherit',
        fontWeight: 'inherit',
      },
      s: {
        minBlockSize: 36,
        paddingBlock: vars.space[1],
        paddingInline: vars.space[3],
        fontSize: vars.font.size.s,
      },
      m: {},
      l: { minBlockSize: 56, paddingInline: vars.space[6], fontSize: vars.font.size.l },
    }),
    '&[data-size="s"]::after, &[data-size="xs"]::after': largeTarget,
    '&[data-icon-only]': { paddingInline: 0, inlineSize: 48 },
    '&[data-icon-only][data-size="s"]': { inlineSize: 36, minInlineSize: 36 },
    '&[data-icon-only][data-size="xs"]': { inlineSize: 28, minInlineSize: 28 },
    '&[data-flush]': {
      justifyContent: 'flex-start',
      marginInline: `calc(-1 * ${PADDING})`,
      textAlign: 'start',
    },
    '&[data-flush][data-size="s"]': { marginInline: `calc(-1 * ${vars.space[3]})` },
    '&[data-flush][data-size="xs"]': { marginInline: `calc(-1 * ${vars.space[2]})` },
    '&[data-block]': { inlineSize: '100%' },
    // The button appears pressed until its action starts.
    '&:active, &[data-pressed]': { translate: '0 1px' },
    '&[aria-disabled]': { cursor: 'progress', opacity: 0.7 },
    '&[data-unavailable]': {
      cursor: 'not-allowed',
      // With a dashed outline and no fill, the button looks neither pressed nor ready.
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      backgroundColor: 'transparent',
      color: vars.color.inkMuted,
      opacity: 1,
    },
    // Quiet buttons have no outline. With an outline, only the unavailable button would look like a
    // button.
    '&[data-variant="quiet"][data-unavailable]': {
      borderColor: 'transparent',
      fontWeight: vars.font.weight.body,
    },
  },
  '@media': {
    [media.forcedColours]: { borderColor: 'ButtonText' },
    print: { display: 'none' },
  },
});
