import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';

interface ShowRestProps {
  /** The number of items, and how many of them are shown. */
  readonly all: number;
  readonly shown: number;
  /** The list is shortened if it has at least this many items, as in `foldRest`. */
  readonly long?: number;
  /** The id of the first hidden item, or of an element in it. */
  readonly firstId: string;
}

/**
 * A link below a list that `foldRest` shortens on phones. It shows the hidden items and scrolls to
 * the first of them.
 */
export const ShowRest = ({ all, shown, long = 2 * shown, firstId }: ShowRestProps) =>
  all >= long && (
    <p data-show-rest="">
      <Link href={`#${firstId}`} variant="standalone">
        {m.explore_show_rest({ count: all - shown })}
      </Link>
    </p>
  );
