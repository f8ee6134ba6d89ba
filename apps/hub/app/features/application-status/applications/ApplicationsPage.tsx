import { m } from '@applicant-hub/copy';
import { Banner, Stack, Text } from '@applicant-hub/design-system';
import { StashedInput } from '#app/platform/flash/StashedInput.tsx';
import { useFormPost } from '#app/platform/islands/update/use-form-post.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { ApplicationsForm } from './ApplicationsForm.tsx';
import { CHOICE_PART } from './fields.ts';
import { choiceName } from '../choices/choice.ts';
import { offlineOutcome } from '../live/offline-outcome.ts';
import type { ApplicationsOutcome, ApplicationsView } from '../tile/view-types.ts';

export interface ApplicationsPageProps {
  readonly view: ApplicationsView;
  /** Result of a form that was not saved. */
  readonly outcome: ApplicationsOutcome | undefined;
}

export function ApplicationsPage({ view, outcome: answered }: ApplicationsPageProps) {
  const post = useFormPost();
  // A failed request must not replace the page and lose the chosen values.
  const outcome = post.unsent ? offlineOutcome(post.unsent) : answered;
  const { saved, stashed, standings } = view;
  return (
    <Stack gap={6}>
      <PageMessage view={view} outcome={outcome} />
      <PageHead title={m.applications_heading()} heading={partProps(CHOICE_PART)}>
        <Text muted>{introOf(view)}</Text>
        {standings.map(({ kind, label, actor }) => (
          <Text key={kind} data-standing>
            <strong>{m.applications_standing({ kind, status: label })}</strong>
            {actor && ` – ${actor}`}
          </Text>
        ))}
      </PageHead>
      <PartNotice of={[CHOICE_PART]} />
      {/* The form is reset when the saved values change elsewhere or are undone. */}
      <ApplicationsForm
        key={choiceName(saved)}
        view={view}
        post={post}
        start={outcome?.choice ?? stashed ?? saved}
      />
    </Stack>
  );
}

function introOf(view: ApplicationsView): string {
  const { saved, isSent, canStart, isOver } = view;
  const year = saved.studyYear;
  if (isOver) return m.applications_intro_over({ year });
  if (isAllElsewhere(view)) {
    return isSent
      ? m.applications_intro_sent_elsewhere({ year })
      : m.applications_intro_elsewhere();
  }
  if (!isSent) return m.applications_intro();
  return canStart ? m.applications_intro_sent({ year }) : m.applications_intro_sent_only({ year });
}

/** True if the hub has no address for any of the open applications. */
function isAllElsewhere({ hrefs }: ApplicationsView): boolean {
  const addresses = Object.values(hrefs);
  return addresses.length > 0 && addresses.every((href) => href === null);
}

/**
 * Message about the form or the incomplete link. Screen readers announce it each time, even if it
 * is the same.
 */
function PageMessage({ view: { id, stashed, isLinkIncomplete }, outcome }: ApplicationsPageProps) {
  if (outcome) {
    return (
      <Banner key={outcome.id} tone="danger" role="alert" autofocus>
        <Text>{outcome.problem}</Text>
      </Banner>
    );
  }
  if (stashed) {
    return <StashedInput key={id} />;
  }
  return (
    isLinkIncomplete && (
      <Banner tone="info">
        <Text>{m.applications_link_incomplete()}</Text>
      </Banner>
    )
  );
}
