import type { ReactNode } from 'react';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import { meta as metaClass, step, steps, words } from './Steps.css.ts';

export interface StepsProps extends ParentProps<HTMLOListElement> {
  /** The default is the surrounding tone. */
  readonly tone?: ToneName | undefined;
}

/** A numbered list of events in chronological order. Its children are `Step`s. */
export const Steps = withRef(function Steps({ tone, ...root }: StepsProps) {
  return <ol {...root} className={steps} data-component="steps" data-tone={tone} />;
});

export interface StepProps extends ParentProps<HTMLLIElement> {
  /** True for the step that is in progress. */
  readonly current?: boolean | undefined;
  /** A secondary line below the step, which states who takes the step and by when. */
  readonly meta?: ReactNode;
}

export const Step = withRef(function Step({ current, meta, children, ...root }: StepProps) {
  return (
    <li
      {...root}
      className={step}
      data-component="step"
      aria-current={current ? 'step' : undefined}
    >
      <div className={words}>
        <div>{children}</div>
        {meta && <div className={metaClass}>{meta}</div>}
      </div>
    </li>
  );
});
