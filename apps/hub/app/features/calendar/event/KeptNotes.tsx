import { Banner, Inline } from '@applicant-hub/design-system';
import { KeepEventButton } from '#app/features/favourites/KeepEventButton.tsx';
import type { KeptNote } from '../view-types.ts';

/** Notes about saved events that are missing from the list of dates. */
export const KeptNotes = ({ words, gone, title }: KeptNote) => (
  <Banner tone="info" title={words}>
    {gone.length > 0 && (
      <Inline gap={3}>
        {gone.map((id) => (
          <KeepEventButton key={id} id={id} title={title} isKept />
        ))}
      </Inline>
    )}
  </Banner>
);
