import { useState, type ReactNode } from 'react';
import { Button, Dialog, Heading, Tile } from '@applicant-hub/design-system';

/** An island. The content of the tile does not need a script. */
export function Course({ children }: { children?: ReactNode }) {
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Tile
        tone="primary"
        heading={<Heading level={1}>Your course</Heading>}
        actions={
          <Button type="button" onClick={() => setSaved(true)}>
            {isSaved ? 'Saved' : 'Save'}
          </Button>
        }
      >
        {children}
      </Tile>
      <Button type="button" variant="secondary" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        id="remove"
        title="Remove it?"
        closeLabel="Close"
        open={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <Button type="button" variant="secondary" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        }
      />
    </>
  );
}
