import { m } from '@applicant-hub/copy';
import { FavouriteButton } from './FavouriteButton.tsx';

export interface KeepEventButtonProps {
  /** Id in the events API. */
  id: string;
  title: string;
  /** Null while the favourites are unavailable. */
  isKept: boolean | null;
}

export const KeepEventButton = ({ id, title, isKept }: KeepEventButtonProps) => (
  <FavouriteButton
    kind="events"
    item={{ id }}
    title={title}
    isFavourite={isKept}
    addLabel={m.events_keep()}
    removeLabel={m.events_kept()}
    unknownLabel={m.events_keep_unknown()}
  />
);
