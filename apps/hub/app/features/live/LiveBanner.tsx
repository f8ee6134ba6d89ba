import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { screens } from '#app/platform/paths/screens.ts';

export interface LiveBannerProps {
  /** May be empty. */
  readonly title: string;
  /** Whether the event can be watched. */
  readonly isOn: boolean;
  /** 'Live now', 'Starting soon', 'Live at 6pm UK time'. */
  readonly when: string;
}

export const LiveBanner = ({ title, isOn, when }: LiveBannerProps) => (
  <section aria-label={m.live_title()} data-live-banner>
    <Banner
      tone="info"
      action={
        <Link href={screens.live} variant="standalone">
          {isOn ? m.live_banner_watch() : m.live_banner_open()}
        </Link>
      }
    >
      <Text>
        <strong>{when}</strong>
        {title && (
          <>
            {': '}
            <span {...publishedText}>{title}</span>
          </>
        )}
      </Text>
    </Banner>
  </section>
);
