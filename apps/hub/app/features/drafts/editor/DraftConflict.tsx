import { m } from '@applicant-hub/copy';
import { Banner, Button, Grid, Heading, Inline, Stack, Text } from '@applicant-hub/design-system';
import type { WidgetId } from '@applicant-hub/domain';
import { type FormEvent, useId } from 'react';
import { paths, widgetAction } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import { DraftFormFields } from './DraftForm.tsx';
import { type DraftSection, DraftSections } from './DraftSections.tsx';
import { side } from './drafts.css.ts';
import { sectionField } from './fields.ts';
import type { DraftChoice } from '../device/machine.ts';
import type { ServerText } from '../device/state.ts';
import { type DraftText, joinTexts } from './text.ts';
import type { Draft } from './use-draft.ts';

export interface DraftConflictProps {
  draft: Draft;
  widget: WidgetId;
  sections: readonly DraftSection[];
}

export function DraftConflict({ draft, widget, sections }: DraftConflictProps) {
  const { phase, text } = draft.state;
  if (phase.name !== 'conflict') return null;
  const { other } = phase;
  const choice = { draft, widget, other };
  return (
    <Stack gap={5}>
      <Banner tone="turn" level={2} title={m.drafts_conflict()} autofocus>
        <Text>{m.drafts_conflict_explanation()}</Text>
      </Banner>
      <Grid columns={2} gap={5} align="start">
        <Side heading={m.drafts_mine()} text={text} sections={sections} />
        <Side heading={m.drafts_other()} text={other.text} sections={sections} />
      </Grid>
      <Inline gap={3} align="stretch">
        <Choice {...choice} choice="both" text={joinTexts(text, other.text)} />
        <Choice {...choice} choice="mine" text={text} />
        <Choice {...choice} choice="other" text={null} />
      </Inline>
    </Stack>
  );
}

interface SideProps {
  heading: string;
  text: DraftText;
  sections: readonly DraftSection[];
}

function Side({ heading, text, sections }: SideProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Heading level={3} size="m" id={id}>
        {heading}
      </Heading>
      <div
        className={side}
        role="region"
        aria-labelledby={id}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only the focused element
        tabIndex={0}
      >
        <DraftSections text={text} sections={sections} empty={m.drafts_nothing_written()} />
      </div>
    </Stack>
  );
}

const choiceWords: Record<DraftChoice, () => string> = {
  both: m.drafts_keep_both,
  mine: m.drafts_keep_mine,
  other: m.drafts_keep_other,
};

interface ChoiceProps {
  draft: Draft;
  widget: WidgetId;
  other: ServerText;
  choice: DraftChoice;
  /** The text that a form saves without scripts; null when it is already saved. */
  text: DraftText | null;
}

function Choice({ draft, widget, other, choice, text }: ChoiceProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    draft.choose(choice);
  };
  const button = (
    <Button type="submit" variant={choice === 'both' ? 'primary' : 'secondary'}>
      {choiceWords[choice]()}
    </Button>
  );
  if (text === null) {
    return (
      <form method="get" action={paths.hub} onSubmit={onSubmit}>
        <input type="hidden" name={WIDGET_PARAM} value={widget} />
        {button}
      </form>
    );
  }
  return (
    <form
      method="post"
      action={widgetAction(widget)}
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <FormToken />
      <DraftFormFields draft={draft} version={other.version} />
      {Object.entries(text).map(([section, value]) => (
        <input
          key={section}
          type="hidden"
          name={sectionField(section, other.version)}
          value={value}
        />
      ))}
      {button}
    </form>
  );
}
