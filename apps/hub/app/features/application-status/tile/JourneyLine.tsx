import { m } from '@applicant-hub/copy';
import { CheckIcon, ClockIcon, CrossIcon } from '@applicant-hub/design-system';
import type { JourneyState } from '@applicant-hub/domain';
import * as css from './JourneyLine.css.ts';
import { journeyWords } from './journey-words.ts';
import type { JourneyStepView } from './tiles-view-types.ts';

const stateViews: Record<JourneyState, { word: () => string; Icon: typeof CheckIcon | null }> = {
  done: { word: m.apply_step_done, Icon: CheckIcon },
  now: { word: m.apply_journey_now, Icon: ClockIcon },
  next: { word: m.apply_journey_next, Icon: null },
  later: { word: m.apply_journey_later, Icon: null },
  ended: { word: m.apply_journey_end, Icon: CrossIcon },
};

export const JourneyLine = ({ steps }: { steps: readonly JourneyStepView[] }) => (
  <ol className={css.way} aria-label={m.apply_journey()}>
    {steps.map((step) => (
      <Stage key={step.stage} {...step} />
    ))}
  </ol>
);

function Stage({ stage, state, when }: JourneyStepView) {
  const { word, Icon } = stateViews[state];
  return (
    <li className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span>{journeyWords[stage]()}</span>
      <span className={css.mark}>
        {Icon && <Icon />}
        {word()}
      </span>
      {when !== undefined && <span className={css.mark}>{when}</span>}
    </li>
  );
}
