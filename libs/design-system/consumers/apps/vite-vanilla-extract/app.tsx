import { useState } from 'react';
import { Button, Dialog, Heading, Text, Tile } from '@applicant-hub/design-system';
import { Booking, Plain } from '../Tasks.tsx';
import { note } from './app.css.ts';

export function App() {
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      <Tile
        tone="primary"
        heading={<Heading level={1}>Your course</Heading>}
        actions={
          <Button type="button" onClick={() => setSaved(true)}>
            {isSaved ? 'Saved' : 'Save'}
          </Button>
        }
      >
        <Text>You can change it until you apply.</Text>
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
      <p className={note} data-tone="info">
        Styled by this app.
      </p>
      <Booking />
      <Plain />
    </main>
  );
}
