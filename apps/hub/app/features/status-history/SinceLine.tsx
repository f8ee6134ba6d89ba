import { m } from '@applicant-hub/copy';
import { Button, Heading, Picture, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { listen } from '#app/platform/islands/bus.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { UNTIL } from './fields.ts';
import { line, moment, momentHeading, momentPicture, words } from './since-line.css.ts';
import { useSeen } from './use-seen.ts';
import type { News, NewsMoment } from '#app/platform/islands/bus.ts';

interface SinceLineProps {
  news: News | null;
  /** Picture of the university in the moment; null if the catalogue does not have it. */
  picture: string | null;
}

/**
 * The changes since the last visit: a line, and above it a decision with the university's picture.
 * It is displayed for the whole visit, even after its changes are marked as seen. The button marks
 * them as seen, or a script does after the line was in view for a while.
 */
export function SinceLine({ news, picture }: SinceLineProps) {
  const [shown, setShown] = useState(news);
  const [loaded, setLoaded] = useState(news);
  const [heard, setHeard] = useState(false);
  if (news !== loaded) {
    setLoaded(news);
    if (news !== null) setShown(news);
  }
  useEffect(
    () =>
      listen('news', (latest) => {
        if (latest === null) return;
        setShown((before) => (before?.until === latest.until ? before : latest));
        setHeard(true);
      }),
    [],
  );
  const form = useRef<HTMLFormElement>(null);
  useSeen(form, shown?.until ?? null);

  return (
    <>
      <VisuallyHidden as="p" aria-live="polite">
        {heard && shown?.line}
      </VisuallyHidden>
      {shown && (
        <section
          aria-label={m.history_line_label()}
          className={line}
          data-since
          data-tone={toneOf(shown)}
        >
          {shown.moment && (
            <Moment
              {...shown.moment}
              picture={shown.moment.uni === news?.moment?.uni ? picture : null}
            />
          )}
          <p className={words}>{shown.line}</p>
          <form method="post" action={paths.historySeen} ref={form}>
            <FormToken />
            <input type="hidden" name={UNTIL} value={shown.until} />
            <Button type="submit" variant="quiet" size="s">
              {m.history_seen()}
            </Button>
          </form>
        </section>
      )}
    </>
  );
}

const toneOf = ({ moment }: News) => {
  if (moment === null) return 'info';
  return moment.isGood ? 'success' : 'neutral';
};

type MomentProps = NewsMoment & Pick<SinceLineProps, 'picture'>;

const Moment = ({ heading, text, picture }: MomentProps) => (
  <div className={moment} data-moment>
    <div className={momentPicture}>
      <Picture src={picture} ratio="square" eager />
    </div>
    <div>
      <Heading level={2} size="m">
        <span className={momentHeading} data-published>
          {heading}
        </span>
      </Heading>
      <VisuallyHidden as="div" onlyOn="small">
        <Text>{text}</Text>
      </VisuallyHidden>
    </div>
  </div>
);
