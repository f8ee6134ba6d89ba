import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { text, type TextSize } from './Text.css.ts';

export type { TextSize } from './Text.css.ts';

export interface TextProps extends ParentProps {
  /** Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'time' | undefined;
  /** The default is the surrounding size. */
  readonly size?: TextSize | undefined;
  readonly weight?: 'strong' | undefined;
  /** For text that is less important than its surroundings. */
  readonly muted?: true | undefined;
  /** The text colour of a tone. The text must have the same meaning without colour. */
  readonly tone?: ToneName | undefined;
  /** Tabular figures, for points, counts, dates and timers. */
  readonly numeric?: true | undefined;
  /** The machine-readable date, if `as` is `time`. */
  readonly dateTime?: string | undefined;
}

/** A piece of text. A paragraph is at most about 66 characters wide. */
export const Text = withRef(function Text({
  as: Element = 'p',
  size,
  weight,
  muted,
  tone,
  numeric,
  ...root
}: TextProps) {
  return (
    <Element
      {...root}
      className={text}
      data-component="text"
      data-size={size}
      data-weight={weight}
      data-muted={muted && ''}
      data-tone={tone}
      data-numeric={numeric && ''}
    />
  );
});
