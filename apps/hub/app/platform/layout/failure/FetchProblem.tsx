import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';

export interface FetchProblemProps {
  /** What is the matter, in a sentence: the error catalogue's, if it has one. */
  readonly words: string;
  /** This page again, as path and query. */
  readonly href: string;
  /** What that means for the person. */
  readonly advice?: string;
  /** `info` for what is only late. */
  readonly tone?: 'danger' | 'info';
}

/** Something could not be fetched: what, and what to do. The page around it works. */
export function FetchProblem({
  words,
  href,
  advice = m.explore_problem_rest(),
  tone = 'danger',
}: FetchProblemProps) {
  return (
    <Banner
      tone={tone}
      title={words}
      action={
        <Link href={href} variant="standalone">
          {m.shell_try_again()}
        </Link>
      }
    >
      <Text>{advice}</Text>
    </Banner>
  );
}
