import { m } from '@applicant-hub/copy';
import { ButtonLink, Dialog, Inline, Link, Text } from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { NoticeContext } from '#app/platform/flash/notice-context.ts';
import { Notice } from '#app/platform/flash/Notice.tsx';
import { countFavourite } from './count-favourite.ts';
import { GUIDE_ID } from '#app/platform/paths/people-like-path.ts';
import type { BarView, GuideView } from './view-types.ts';

export interface GuideDialogProps {
  bar: BarView;
  guide: GuideView;
  onClose: () => void;
}

/**
 * Dialog with the actions for the subject of a row (PLY-4). Without scripts, it is a box on the
 * page.
 */
export function GuideDialog({ bar, guide, onClose }: GuideDialogProps) {
  const notifyPage = useContext(NoticeContext);
  const [result, setResult] = useState<ChangeResult | null>(null);
  // Screen readers do not read the page behind the dialog, so the result is announced in the
  // dialog. The page also shows it, even after the dialog has been closed.
  const notify = useCallback(
    (result: ChangeResult) => {
      setResult(result);
      notifyPage(result);
    },
    [notifyPage],
  );
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An undo may have removed the button that was pressed, so the focus would be lost.
    if (document.activeElement === document.body) notice.current?.focus();
  }, [result]);
  const { id, subject, applicants } = bar;
  return (
    <NoticeContext.Provider value={notify}>
      <Dialog
        id={GUIDE_ID}
        open
        asked
        title={<span {...publishedText}>{subject}</span>}
        closeLabel={m.people_guide_close()}
        onClose={onClose}
        actions={
          <Inline gap={3}>
            <ButtonLink href={guide.coursesHref} size="s">
              {m.people_guide_courses()}
            </ButtonLink>
            <FavouriteButton
              kind="subjects"
              item={{ id }}
              title={subject}
              isFavourite={guide.isFavourite}
              onSaved={(isOn) => countFavourite(id, isOn)}
            />
          </Inline>
        }
      >
        <Text>
          {m.people_guide_applicants({
            count: applicants,
            applicants: applicants.toLocaleString(locale),
          })}
        </Text>
        <HeartsNote of={[guide.isFavourite]} />
        {guide.guideHref !== null && (
          <p>
            <Link href={guide.guideHref} variant="standalone">
              {m.people_guide_read()}
            </Link>
          </p>
        )}
        <div ref={notice} role="status" tabIndex={-1}>
          {result && <Notice {...result} section={null} onClose={() => setResult(null)} />}
        </div>
      </Dialog>
    </NoticeContext.Provider>
  );
}
