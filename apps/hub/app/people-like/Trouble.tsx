import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';
import { FetchProblem } from '../explore/FetchProblem.tsx';
import { peopleLikePath } from './people-like-path.ts';
import type { PeopleLikeView } from './view-types.ts';

/** An answer is late, or cannot be had: the address has all that was chosen, so it is asked again. */
export function Trouble({ why, query }: Extract<PeopleLikeView, { step: 'trouble' }>) {
  const again = peopleLikePath(query);
  if (why === 'failed') {
    return (
      <FetchProblem words={m.people_failed()} href={again} advice={m.people_failed_advice()} />
    );
  }
  return (
    <Banner
      tone="info"
      title={m.people_late()}
      action={
        <Link href={again} variant="standalone">
          {m.people_try_again()}
        </Link>
      }
    >
      <Text>{m.people_failed_advice()}</Text>
    </Banner>
  );
}
