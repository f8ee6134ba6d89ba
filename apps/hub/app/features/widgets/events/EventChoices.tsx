import { m } from '@applicant-hub/copy';
import { ChipButton, Inline } from '@applicant-hub/design-system';
import type { EventChoice } from '@applicant-hub/domain';
import type { FormEvent } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { OPTION, SEARCH } from './fields.ts';
import { choiceLabels } from './words.ts';

export interface EventChoicesProps {
  choice: EventChoice;
  /** The choices that the hub offers. */
  choices: readonly EventChoice[];
  /** The search text of the page, which the form preserves without scripts. */
  search: string;
  onChoose: (form: FormData) => void;
}

/**
 * Buttons to choose which events are shown (CAL-14). They have their own form, because the choice
 * is saved.
 */
export function EventChoices({ choice, choices, search, onChoose }: EventChoicesProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };
  return (
    <form method="post" action={paths.eventsForm} onSubmit={submit}>
      <FormToken />
      <input type="hidden" name={SEARCH} value={search} />
      <Inline role="group" gap={2} aria-label={m.events_choices()}>
        {choices.map((each) => (
          <ChipButton key={each} name={OPTION} value={each} pressed={each === choice}>
            {choiceLabels[each]()}
          </ChipButton>
        ))}
      </Inline>
    </form>
  );
}
