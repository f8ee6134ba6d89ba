import { Heading, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { frame, slide, words } from './Slide.css.ts';

export interface SlideProps {
  picture: ReactNode;
  title: ReactNode;
  summary: string;
  /** Whether the picture fills the full width. */
  isStacked?: boolean;
}

export const Slide = ({ picture, title, summary, isStacked = false }: SlideProps) => (
  <div className={frame}>
    <div className={slide} data-stacked={isStacked || undefined}>
      {picture}
      {/* Editors write this text, so it is not in the message catalogue. */}
      <div className={words} {...publishedText}>
        <Heading level={4} size="s">
          {title}
        </Heading>
        <Text muted>{summary}</Text>
      </div>
    </div>
  </div>
);
