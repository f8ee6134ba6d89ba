import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { GuideCard } from '#app/features/catalogue/cards/GuideCard.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import * as css from './SubjectCard.css.ts';
import type { SubjectCardView } from './subjects-view.server.ts';

export function SubjectCard({ subject }: { subject: SubjectCardView }) {
  const { id, title, href, guideHref, picture, isFavourite } = subject;
  return (
    <GuideCard
      compact
      title={title}
      href={href}
      name={id}
      level={3}
      picture={picture}
      keep={
        <FavouriteButton
          short
          kind="subjects"
          item={{ id }}
          title={title}
          isFavourite={isFavourite}
        />
      }
      meta={
        guideHref !== null && (
          <span className={css.guide}>
            <Link
              href={guideHref}
              variant="standalone"
              aria-label={m.explore_subjects_guide_label({ title })}
            >
              {m.explore_subjects_guide()}
            </Link>
          </span>
        )
      }
    />
  );
}
