import { m } from '@applicant-hub/copy';
import { Inline, Link, Tag, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { appearances } from './appearances.ts';
import type { ChoiceStateView, OwnChoice } from './own-choice.ts';

// Both components are in one file, so that islands load them with one request.

/** The state of a choice. */
export function ChoiceTag({ state, label }: ChoiceStateView) {
  const [tone, Icon] = appearances[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {label}
    </Tag>
  );
}

interface OwnChoiceStateProps {
  readonly choice: OwnChoice;
  /** Hidden text that distinguishes the links of several courses. */
  readonly about?: ReactNode;
}

/** Replaces the link to apply for a course that the applicant has chosen. */
export function OwnChoiceState({ choice, about }: OwnChoiceStateProps) {
  return (
    <>
      <Inline gap={2}>
        <Text as="span" weight="strong">
          {m.courses_own_choice()}
        </Text>
        <ChoiceTag {...choice} />
      </Inline>
      <Link href={choice.href} variant="standalone">
        {m.courses_own_choice_link()}
        {about}
      </Link>
    </>
  );
}
