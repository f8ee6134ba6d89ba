import { useState } from 'react';
import { Button, Heading, Text, Tile } from '@applicant-hub/design-system';

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
    </main>
  );
}
