import { m } from '@applicant-hub/copy';
import { ButtonLink, Dialog, Inline, Link, Text } from '@applicant-hub/design-system';
import { useState } from 'react';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { NoticeContext } from '../notices/notice-context.ts';
import { countFavourite } from './count-favourite.ts';
import type { BarView, GuideView } from './view-types.ts';

/** Where the link of a row leads without scripts. */
export const GUIDE_ID = 'guide';

export interface GuideDialogProps {
  bar: BarView;
  guide: GuideView;
  onClose: () => void;
}

/** What can be done with the subject of a row (PLY-4). Without scripts it is a box in the page. */
export function GuideDialog({ bar, guide, onClose }: GuideDialogProps) {
  // The page behind it is not read out: what came of a press is said here.
  const [told, setTold] = useState('');
  const { id, subject, applicants } = bar;
  return (
    <NoticeContext.Provider value={({ notice }) => setTold(notice.text)}>
      <Dialog
        id={GUIDE_ID}
        open
        title={<span data-published>{subject}</span>}
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
              onPress={(isOn) => countFavourite(id, isOn)}
            />
          </Inline>
        }
      >
        <Text>
          {m.people_guide_applicants({
            count: applicants,
            applicants: applicants.toLocaleString('en-GB'),
          })}
        </Text>
        {guide.guideHref !== null && (
          <p>
            <Link href={guide.guideHref} variant="standalone">
              {m.people_guide_read()}
            </Link>
          </p>
        )}
        <div role="status">{told !== '' && <Text muted>{told}</Text>}</div>
      </Dialog>
    </NoticeContext.Provider>
  );
}
