import { Banner, Inline } from '@applicant-hub/design-system';
import { SaveEventButton } from '#app/features/favourites/SaveEventButton.tsx';
import type { SavedEventNote } from '../view-types.ts';

export const SavedEventNotes = ({ words, gone, title }: SavedEventNote) => (
  <Banner tone="info" title={words}>
    {gone.length > 0 && (
      <Inline gap={3}>
        {gone.map((id) => (
          <SaveEventButton key={id} id={id} title={title} isSaved />
        ))}
      </Inline>
    )}
  </Banner>
);
