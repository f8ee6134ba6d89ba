import { Heading, IconBadge, Text } from '@applicant-hub/design-system';
import type { SlideWords } from './slide-words.ts';
import * as css from './SlideView.css.ts';
import pictures from './slides.svg?url';

export function SlideView({ picture, Icon, title, summary }: SlideWords) {
  return (
    <div className={css.frame}>
      <div className={css.slide}>
        {/* An inline `use` rather than an image, so that the theme's colours apply. */}
        <svg
          className={css.picture}
          viewBox="0 0 320 160"
          width="320"
          height="160"
          fill="none"
          aria-hidden
        >
          <use href={`${pictures}#${picture}`} />
        </svg>
        <div className={css.words}>
          <div className={css.head}>
            <IconBadge icon={<Icon />} tone="primary" />
            <Heading level={3} size="m">
              {title()}
            </Heading>
          </div>
          <Text>{summary()}</Text>
        </div>
      </div>
    </div>
  );
}
