import { m } from '@applicant-hub/copy';
import { ArrowLeftIcon, Button, Inline, Stack, Text } from '@applicant-hub/design-system';
import { finishNow } from './onboarding.css.ts';
import type { StepView } from './step-view.ts';

/**
 * Buttons of a page. Continue is the first button, because the Enter key presses the first button.
 * Back also submits the form, so that no typed answer is lost.
 */
export function StepActions({ number, total }: Pick<StepView, 'number' | 'total'>) {
  const isFirst = number === 1;
  const isLast = number === total;
  return (
    <Stack gap={6}>
      <Inline>
        {isLast ? (
          <Button type="submit" name="intent" value="finish">
            {m.onboarding_save()}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="continue">
            {m.onboarding_continue()}
          </Button>
        )}
        {!isFirst && (
          <Button type="submit" variant="secondary" name="intent" value="skip">
            {m.onboarding_skip()}
          </Button>
        )}
        {!isFirst && (
          <Button type="submit" variant="quiet" name="intent" value="back">
            <ArrowLeftIcon />
            {m.onboarding_back()}
          </Button>
        )}
      </Inline>
      {!isLast && (
        <div className={finishNow}>
          <Text muted size="s">
            {m.onboarding_finish_explanation()}
          </Text>
          <Button type="submit" variant="quiet" size="s" flush name="intent" value="finish">
            {m.onboarding_save()}
          </Button>
        </div>
      )}
    </Stack>
  );
}
