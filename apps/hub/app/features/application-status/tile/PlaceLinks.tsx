import { m } from '@applicant-hub/copy';
import { ExternalIcon, Inline, Link, Picture, Stack } from '@applicant-hub/design-system';
import type { PlaceView } from './tiles-view-types.ts';

export interface PlaceLinksProps extends PlaceView {
  /** Name of the university. */
  readonly name: string;
}

export const PlaceLinks = ({ name, picture, href, rooms }: PlaceLinksProps) => (
  <Stack gap={3} data-place>
    {picture !== null && <Picture src={picture} ratio="banner" eager />}
    <Inline gap={4}>
      <Link href={href}>{m.apply_place_about({ university: name })}</Link>
      {rooms !== null && (
        <Link href={rooms}>
          {m.apply_place_rooms()} <ExternalIcon />
        </Link>
      )}
    </Inline>
  </Stack>
);
