import { m } from '@applicant-hub/copy';
import { FavouriteButton } from './FavouriteButton.tsx';

export interface SaveEventButtonProps {
  /** Id in the events API. */
  id: string;
  title: string;
  /** Null while the favourites are unavailable. */
  isSaved: boolean | null;
}

export const SaveEventButton = ({ id, title, isSaved }: SaveEventButtonProps) => (
  <FavouriteButton
    kind="events"
    item={{ id }}
    title={title}
    isFavourite={isSaved}
    addLabel={m.events_keep()}
    removeLabel={m.events_kept()}
    unknownLabel={m.events_keep_unknown()}
  />
);
