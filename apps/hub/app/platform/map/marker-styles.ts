import { vars } from '@applicant-hub/design-system/tokens';

export const markerStyles = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.fill,
  color: vars.color.primary.on,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} as const;
