import { Stack, Text } from '@applicant-hub/design-system';
import { passage } from './drafts.css.ts';
import type { DraftText } from './text.ts';

/** A section as it is shown: the label is left out where there is only one. */
export interface DraftSection {
  name: string;
  label: string;
}

export interface DraftSectionsProps {
  text: DraftText;
  sections: readonly DraftSection[];
  /** What stands where nothing is written. */
  empty: string;
}

/** A text to read, as it was written. */
export function DraftSections({ text, sections, empty }: DraftSectionsProps) {
  return (
    <Stack gap={4}>
      {sections.map(({ name, label }) => (
        <Stack key={name} gap={1}>
          {sections.length > 1 && <Text weight="strong">{label}</Text>}
          {text[name] ? <div className={passage}>{text[name]}</div> : <Text muted>{empty}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
