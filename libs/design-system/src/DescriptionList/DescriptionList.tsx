import type { ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import {
  description as descriptionClass,
  list,
  row,
  term as termClass,
} from './DescriptionList.css.ts';

export interface Description {
  readonly term: string;
  readonly description: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  readonly items: readonly Description[];
}

/** A list of names and values. */
export const DescriptionList = withRef(function DescriptionList({
  items,
  ...root
}: DescriptionListProps) {
  return (
    <dl {...root} className={list} data-component="description-list">
      {items.map(({ term, description }) => (
        <div key={term} className={row}>
          <dt className={termClass}>{term}</dt>
          <dd className={descriptionClass}>{description}</dd>
        </div>
      ))}
    </dl>
  );
});
