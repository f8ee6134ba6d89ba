import { askCommentsIn } from '@applicant-hub/domain';
import { useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { askJson } from '#app/platform/browser/forms/ask-json.ts';
import type { LiveView } from './view-types.ts';

type Comments = LiveView['comments'];

/** Whether comments are shown. While this is unknown, the script requests it a few times. */
export function useComments(said: Comments): Comments {
  const [answer, setAnswer] = useState<Comments>('late');
  const [asked, setAsked] = useState(0);
  const wait = said === 'late' && answer === 'late' ? askCommentsIn(asked) : null;
  useEffect(() => {
    if (wait === null) return;
    const ask = async () => {
      const heard = await askJson<Comments>(paths.liveComments, { cache: 'no-store' });
      setAnswer(heard ?? 'late');
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), wait);
    return () => clearTimeout(timer);
  }, [wait, asked]);
  return said === 'late' ? answer : said;
}
