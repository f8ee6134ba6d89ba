import { m } from '@applicant-hub/copy';
import { FavouriteButton } from './FavouriteButton.tsx';

export interface KeepEventButtonProps {
  /** Id of the event at the events API. */
  id: string;
  title: string;
  /** Null while the favourites are unavailable. */
  isKept: boolean | null;
}

/** The heart of an event: what is kept stands among the dates. */
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
