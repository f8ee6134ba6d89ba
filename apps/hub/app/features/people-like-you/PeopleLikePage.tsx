import { m } from '@applicant-hub/copy';
import { Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { useEffect, useRef } from 'react';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { Outdated } from './Outdated.tsx';
import { QualificationForm } from './QualificationForm.tsx';
import { Results } from './Results.tsx';
import { SubjectsForm } from './SubjectsForm.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { PeopleLikeView, SubjectsOutcome } from './view-types.ts';

export interface PeopleLikePageProps {
  view: PeopleLikeView;
  /**
   * Problems with the submitted subjects; undefined if nothing was submitted or there are no
   * problems.
   */
  outcome: SubjectsOutcome | undefined;
}

/**
 * The page with the subjects that applicants with the same school subjects applied for, in three
 * steps (PLY-2, PLY-3).
 */
export function PeopleLikePage({ view, outcome }: PeopleLikePageProps) {
  useFocusOnNextStep(view.step);
  return (
    <Stack gap={6}>
      <PageHead title={m.people_heading()}>
        {view.step !== 'results' && <Text muted>{m.people_intro()}</Text>}
      </PageHead>
      <Step view={view} outcome={outcome} />
      <div role="status">
        <VisuallyHidden>{found(view)}</VisuallyHidden>
      </div>
    </Stack>
  );
}

function Step({ view, outcome }: PeopleLikePageProps) {
  switch (view.step) {
    case 'qualification':
      return <QualificationForm {...view} />;
    case 'subjects':
      return <SubjectsForm key={view.type.id} {...view} outcome={outcome} />;
    case 'results':
      return <Results {...view} />;
    case 'outdated':
      return <Outdated />;
    case 'trouble':
      return <LoadFailure {...view} />;
  }
}

const found = (view: PeopleLikeView): string | null =>
  view.step === 'results' ? m.people_found({ count: view.chart.total }) : null;

/**
 * When a script loads the next step, the focused element is removed, so the focus moves to the
 * page.
 */
function useFocusOnNextStep(step: PeopleLikeView['step']): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, [step]);
}
