import { useState } from 'react';
import { Button } from '@applicant-hub/design-system/button';
import { Dialog } from '@applicant-hub/design-system/dialog';
import { Heading } from '@applicant-hub/design-system/heading';
import { Link, LinkProvider, type LinkComponentProps } from '@applicant-hub/design-system/link';
import { Text } from '@applicant-hub/design-system/text';
import { Tile } from '@applicant-hub/design-system/tile';
import { Link as RouterLink } from '@remix-run/react';
import { Booking, Plain } from '../../../Tasks.tsx';

export const meta = () => [{ title: 'Remix' }];

/** Links of the design system use the app's router. */
const AppLink = ({ href, ...props }: LinkComponentProps) => <RouterLink to={href} {...props} />;

export default function Index() {
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <LinkProvider component={AppLink}>
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
          <Link href="/help">Help</Link>
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
        <Booking />
        <Plain />
      </main>
    </LinkProvider>
  );
}
