import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

const MARK = 24;

export const status = component({
  position: 'sticky',
  insetBlockStart: vars.space[2],
  zIndex: 2,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.primary.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary.soft,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  // The space is reserved, so that no option shifts when the script loads.
  selectors: { '&:not([data-ready="true"])': { visibility: 'hidden' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    // On a short screen the text does not stick, because the options need the space.
    '(max-height: 420px)': { position: 'static' },
  },
});

export const options = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  selectors: {
    '&[data-inline]': { flexFlow: 'row wrap' },
    '&[data-columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    },
  },
});

export const option = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: 52,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  ...transition('border-color', 'background-color'),
  ':hover': { borderColor: vars.color.lineStrong },
  selectors: {
    '&:has(> :checked)': {
      borderColor: vars.color.primary.fill,
      backgroundColor: vars.color.primary.soft,
    },
    // In WebKit, a radio that was selected with an arrow key does not match :focus-visible.
    '&:has(> :focus-visible), &:has(> [type="radio"]:focus)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    '&:has(> :disabled)': { borderStyle: 'dashed', backgroundColor: vars.color.sunken },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&:has(> :checked)': { borderColor: 'Highlight' } },
    },
  },
});

export const mark = component({
  inlineSize: MARK,
  blockSize: MARK,
  margin: 0,
  // The control is above the label's click target, so that it receives its own clicks.
  position: 'relative',
  zIndex: 1,
  scrollMarginBlockStart: '7rem',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // If the browser supports :has(), the option shows the focus ring instead.
    '&:focus-visible': { '@supports': { 'selector(:has(a))': { outline: 'none' } } },
  },
});

export const label = component({
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
  // The whole option is the click target.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { ':disabled + &': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
});

export const hint = component({
  gridColumn: 2,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});

// The extra fields are shown while their option is selected. In browsers without :has(), they are
// always shown.
export const reveal = component({
  position: 'relative',
  gridColumn: '1 / -1',
  paddingBlock: vars.space[3],
  selectors: { [`${option}:not(:has(> :checked)) > &`]: { display: 'none' } },
});
