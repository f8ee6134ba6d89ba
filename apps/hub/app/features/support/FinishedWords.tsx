import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';

export function FinishedWords({ isSaved }: { isSaved: boolean }) {
  return (
    <>
      <Text>{m.support_finished()}</Text>
      {!isSaved && <Text>{m.support_finished_not_saved()}</Text>}
    </>
  );
}
