import { m } from '@applicant-hub/copy';
import { Banner, Button, ButtonLink, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { bar } from './SessionWarning.css.ts';
import { useSessionEnd } from './use-session-end.ts';

export interface SessionWarningProps {
  /** The end of the session, as known to this tab (epoch milliseconds). */
  endsAt: number;
}

/**
 * Warns that the session is about to expire, with a button to extend it (EXT-24). It is not a
 * dialog, so that the user can continue to write, and the page loses no input.
 */
export function SessionWarning({ endsAt }: SessionWarningProps) {
  const { phase, minutes, stay } = useSessionEnd(endsAt);
  const [press, setPress] = useState<'busy' | 'stayed' | 'failed' | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const before = useFocusBefore(area);

  const onStay = async () => {
    setPress('busy');
    const isExtended = await stay();
    setPress(isExtended ? 'stayed' : 'failed');
    // The button is removed, so the focus returns to the element that had it before.
    if (isExtended) before.current?.focus();
  };

  const isOver = phase === 'ended' || press === 'failed';
  return (
    // Always rendered, because screen readers announce text that is added to an existing element.
    // The announcement does not interrupt the user.
    <div
      ref={area}
      className={bar}
      role="status"
      aria-label={m.session_label()}
      data-session-warning={phase}
      data-open={phase !== 'calm'}
    >
      {phase === 'calm' ? (
        press === 'stayed' && <VisuallyHidden>{m.session_stayed()}</VisuallyHidden>
      ) : (
        <Banner
          tone="turn"
          title={phase === 'ended' ? m.session_ended() : m.session_ends_in({ minutes })}
          action={
            isOver ? (
              <SignInLink />
            ) : (
              <Button type="button" busy={press === 'busy'} onClick={() => void onStay()}>
                {m.session_stay()}
              </Button>
            )
          }
        >
          <Text>{explanation(phase === 'ended', press === 'failed')}</Text>
        </Banner>
      )}
    </div>
  );
}

/** The element that had the focus before the focus moved into this area. */
function useFocusBefore(area: RefObject<HTMLElement>): RefObject<HTMLElement> {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const isEntering =
        area.current?.contains(target as Node) && !area.current.contains(relatedTarget as Node);
      if (isEntering) before.current = relatedTarget as HTMLElement | null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [area]);
  return before;
}

function explanation(isEnded: boolean, isFailed: boolean): string {
  if (isEnded) return m.session_ended_explanation();
  return isFailed ? m.session_stay_failed() : m.session_ends_explanation();
}

/** Opens the sign-in page in a new tab, so that this tab keeps its input. */
function SignInLink() {
  const { path } = useContext(PageContext);
  const query = new URLSearchParams({ returnUrl: path });
  return (
    <ButtonLink href={`${paths.login}?${query.toString()}`} target="_blank">
      {m.session_sign_in()}
    </ButtonLink>
  );
}
