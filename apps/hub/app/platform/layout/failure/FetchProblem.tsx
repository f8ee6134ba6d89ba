import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';

export interface FetchProblemProps {
  /** The problem in one sentence, from the error catalogue if possible. */
  readonly words: string;
  /** The current page, as path and query. */
  readonly href: string;
  /** The consequences for the user. */
  readonly advice?: string;
  /** `info` if the data is only slow. */
  readonly tone?: 'danger' | 'info';
}

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
