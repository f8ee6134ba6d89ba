import { m } from '@applicant-hub/copy';
import { Banner, Link, Text } from '@applicant-hub/design-system';
import type { PhaseView } from './phase-words.server.ts';

export function PhaseBanner({ phase, text, link }: PhaseView) {
  return (
    <section aria-label={m.phases_label()} data-phase={phase}>
      <Banner
        tone="info"
        action={
          link && (
            <Link href={link.href} variant="standalone">
              {link.label}
            </Link>
          )
        }
      >
        <Text>{text}</Text>
      </Banner>
    </section>
  );
}
