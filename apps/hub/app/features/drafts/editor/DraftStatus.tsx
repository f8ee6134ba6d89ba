import { Text, VisuallyHidden, useEnhanced } from '@applicant-hub/design-system';
import { useState } from 'react';
import { announcementAfter, statusWords } from './status.ts';
import type { Draft } from './use-draft.ts';

export function DraftStatus({ draft: { state } }: { draft: Draft }) {
  const isEnhanced = useEnhanced();
  const [said, setSaid] = useState('');
  const toSay = announcementAfter(said, state);
  if (toSay !== said) setSaid(toSay);
  return (
    <>
      <Text size="s" muted data-draft-status={isEnhanced ? state.phase.name : 'plain'}>
        {isEnhanced && statusWords(state)}
      </Text>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
    </>
  );
}
