import { Stack, Text } from '@applicant-hub/design-system';
import { passage } from './drafts.css.ts';
import type { DraftText } from './text.ts';

/** The label is omitted when there is only one section. */
export interface DraftSection {
  name: string;
  label: string;
}

export interface DraftSectionsProps {
  text: DraftText;
  sections: readonly DraftSection[];
  /** Shown when the text is empty. */
  empty: string;
}

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
