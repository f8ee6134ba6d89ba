import { Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { EnterButton } from '../questions/EnterButton.tsx';
import { useBackInPlace } from '#app/platform/islands/update/use-back-in-place.ts';
import { useFormPost } from '#app/platform/islands/update/use-form-post.ts';
import { StashedInput } from '#app/platform/flash/StashedInput.tsx';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFailure } from './StepFailure.tsx';
import { StepProgress } from './StepProgress.tsx';
import { StepQuestions } from './StepQuestions.tsx';
import type { StepView } from './step-view.ts';
import { stepWords } from './step-words.ts';
import { unsentView } from './unsent-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { welcomePath } from './welcome-path.ts';

export interface FirstVisitStepProps {
  loaded: { view: StepView; isRestored: boolean };
  /** The same page after its form was rejected. */
  failed: StepView | undefined;
}

export function FirstVisitStep({ loaded, failed }: FirstVisitStepProps) {
  const served = failed ?? loaded.view;
  const post = useFormPost({ isStep: true });
  useBackInPlace({ onBack: post.cancel });
  // A failed request must not replace the page and lose the typed values.
  const view = post.unsent ? unsentView(served, post.unsent) : served;
  const { heading, explanation } = stepWords[view.step];
  const headingRef = useStepFocus(view);
  return (
    // The key creates a new form for each page, so that answers from one page do not remain in the
    // fields of the next page.
    <form
      key={view.step}
      method="post"
      action={welcomePath(view.step, view.redirectUrl)}
      noValidate
      onSubmit={post.onSubmit}
    >
      <FormToken />
      <EnterButton />
      <input type="hidden" name="step" value={view.step} />
      <input type="hidden" name="redirectUrl" value={view.redirectUrl} />
      <Stack gap={6}>
        <StepFailure key={view.id} errors={view.errors} failure={view.failure} />
        {loaded.isRestored && !failed && <StashedInput />}
        <StepProgress number={view.number} total={view.total} />
        <div ref={headingRef} tabIndex={-1}>
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              {heading()}
            </Heading>
            <Text>{explanation()}</Text>
          </Stack>
        </div>
        <Card>
          <Stack gap={6}>
            <StepQuestions view={view} />
          </Stack>
        </Card>
        <StepActions number={view.number} total={view.total} />
      </Stack>
    </form>
  );
}
