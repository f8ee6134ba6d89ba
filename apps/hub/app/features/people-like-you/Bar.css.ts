import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.75rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  '@media': { [media.forcedColours]: { fill: 'CanvasText !important' } },
});

for (const [number, colour] of Object.entries(vars.color.bar)) {
  globalStyle(`${bar}[data-colour="${number}"]`, { fill: colour });
}
