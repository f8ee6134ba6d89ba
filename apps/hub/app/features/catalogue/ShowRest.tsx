import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';

interface ShowRestProps {
  /** How many there are, and how many of them are shown. */
  readonly all: number;
  readonly shown: number;
  /** From how many on the rest is folded: the same as for `foldRest`. */
  readonly long?: number;
  /** Id of the first of them, or of something in it. */
  readonly firstId: string;
}

/** On a phone, below a list that `foldRest` folds: shows the others and leads to the first of them. */
export const ShowRest = ({ all, shown, long = 2 * shown, firstId }: ShowRestProps) =>
  all >= long && (
    <p data-show-rest="">
      <Link href={`#${firstId}`} variant="standalone">
        {m.explore_show_rest({ count: all - shown })}
      </Link>
    </p>
  );
