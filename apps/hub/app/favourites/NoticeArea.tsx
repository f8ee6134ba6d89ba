import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  ButtonLink,
  CrossIcon,
  IconButton,
  Inline,
  Text,
} from '@applicant-hub/design-system';
import { useLocation } from '@remix-run/react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../applicant/links.ts';
import { FormToken } from '../shell/FormToken.tsx';
import type { FavouriteAnswer } from './answer.ts';
import { useFavouriteForm } from './use-favourite-form.ts';
import { NoticeContext } from './notice-context.ts';
import { area } from './NoticeArea.css.ts';
import type { NoticeView } from './notices.server.ts';

export interface NoticeAreaProps {
  /** What was done before this page was loaded. */
  notice: NoticeView | null;
  children: ReactNode;
}

/** What was just done to the favourites, with a way to undo it (EXT-5), above the page it was done on. */
export function NoticeArea({ notice, children }: NoticeAreaProps) {
  const { key } = useLocation();
  // A notice that a script brought counts for the page it was made on.
  const [told, setTold] = useState<{ on: string; answer: FavouriteAnswer } | null>(null);
  const tell = useCallback((answer: FavouriteAnswer) => setTold({ on: key, answer }), [key]);
  const live = told?.on === key ? told.answer : null;
  const status = useRef<HTMLDivElement>(null);
  useFocusOf(status, live);
  return (
    <NoticeContext.Provider value={tell}>
      <div>
        {/* Always there: what is put into it later is read out. */}
        <div
          ref={status}
          className={area}
          role="status"
          aria-label={m.favourites_notice_label()}
          data-live={live !== null}
          tabIndex={-1}
        >
          {live ? (
            <Notice {...live} onClose={() => setTold(null)} />
          ) : (
            notice && <Notice key={notice.id} notice={notice} replaceHref={null} onClose={null} />
          )}
        </div>
        {children}
      </div>
    </NoticeContext.Provider>
  );
}

/** A change may take away the button that made it: its focus goes to what is said of it, once. */
function useFocusOf(element: RefObject<HTMLElement>, answer: FavouriteAnswer | null): void {
  useEffect(() => {
    if (answer === null) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      observer.disconnect();
      element.current?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, answer]);
}

interface NoticeProps extends Pick<FavouriteAnswer, 'notice' | 'replaceHref'> {
  /** Takes the notice away; null for one that came with the page. */
  onClose: (() => void) | null;
}

function Notice({ notice, replaceHref, onClose }: NoticeProps) {
  const { isBusy, redirectTo, onSubmit } = useFavouriteForm();
  return (
    <Banner
      tone={notice.tone}
      autofocus={onClose === null}
      action={
        <Inline gap={2}>
          {replaceHref && (
            <ButtonLink href={replaceHref} variant="secondary" size="s">
              {m.favourites_shortlist_button_replace()}
            </ButtonLink>
          )}
          {notice.canUndo && (
            <form method="post" action={paths.favouritesForm} onSubmit={onSubmit}>
              <FormToken />
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="notice" value={notice.id} />
              <input type="hidden" name="redirectTo" value={redirectTo} />
              <Button type="submit" variant="secondary" size="s" busy={isBusy}>
                {m.favourites_undo()}
              </Button>
            </form>
          )}
          {onClose && (
            <IconButton
              type="button"
              variant="quiet"
              size="s"
              label={m.favourites_notice_close()}
              icon={<CrossIcon />}
              onClick={onClose}
            />
          )}
        </Inline>
      }
    >
      <Text>{notice.text}</Text>
    </Banner>
  );
}
