import { useState } from 'react';
import { Button, Heading, Text, Tile } from '@applicant-hub/design-system';
import { note } from './app.css.ts';

export function App() {
  const [isSaved, setSaved] = useState(false);
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
      <p className={note} data-tone="info">
        Styled by this app.
      </p>
    </main>
  );
}
