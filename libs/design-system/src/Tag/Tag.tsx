import type { ReactElement } from 'react';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { tag } from './Tag.css.ts';

export interface TagProps extends ParentProps<HTMLSpanElement> {
  readonly tone: ToneName;
  /** A tag shows its state by text, an icon and a colour, never by colour alone. */
  readonly icon: ReactElement;
}

/** The name of a state in one or two words. */
export const Tag = withRef(function Tag({ tone, icon, children, ...root }: TagProps) {
  return (
    <span {...root} className={tag} data-component="tag" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
});
