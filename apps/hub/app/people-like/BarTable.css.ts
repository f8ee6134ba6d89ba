import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const chart = style({ inlineSize: '100%' });

/** The name above its bar: both have all the room there is, on small screens too. */
export const subject = style({ display: 'grid', gap: vars.space[2] });

// The whole row is the target of its link (PLY-4).
globalStyle(`${chart} tbody tr`, { position: 'relative' });
globalStyle(`${chart} tbody tr:hover`, { backgroundColor: vars.color.primary.soft });
globalStyle(`${subject} > a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${chart} tbody td`, { fontWeight: vars.font.weight.strong });

// The bars have what the numbers leave.
globalStyle(`${chart} thead th:first-child`, { inlineSize: '100%' });
