import { nextCommentsRequestIn } from '@applicant-hub/domain';
import { useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { fetchJson } from '#app/platform/browser/forms/fetch-json.ts';
import type { LiveView } from './view-types.ts';

type Comments = LiveView['comments'];

/** Whether comments are shown. While this is unknown, the script requests it a few times. */
export function useComments(said: Comments): Comments {
  const [answer, setAnswer] = useState<Comments>('late');
  const [count, setAsked] = useState(0);
  const wait = said === 'late' && answer === 'late' ? nextCommentsRequestIn(count) : null;
  useEffect(() => {
    if (wait === null) return;
    const fetchComments = async () => {
      const heard = await fetchJson<Comments>(paths.liveComments, { cache: 'no-store' });
      setAnswer(heard ?? 'late');
      setAsked(count + 1);
    };
    const timer = setTimeout(() => void fetchComments(), wait);
    return () => clearTimeout(timer);
  }, [wait, count]);
  return said === 'late' ? answer : said;
}
