import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';

export interface FetchProblemProps {
  /** The sentence of the error catalogue. */
  readonly words: string;
  /** This page again, as path and query. */
  readonly href: string;
}

/** Something could not be fetched: what, and what to do. The page around it works. */
export function FetchProblem({ words, href }: FetchProblemProps) {
  return (
    <Banner
      tone="danger"
      title={words}
      action={
        <Link href={href} variant="standalone">
          {m.explore_try_again()}
        </Link>
      }
    >
      <Text>{m.explore_problem_rest()}</Text>
    </Banner>
  );
}
