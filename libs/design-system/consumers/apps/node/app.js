import { createElement as h, useState } from 'react';
import { Button } from '@applicant-hub/design-system/button';
import { Dialog } from '@applicant-hub/design-system/dialog';
import { Heading } from '@applicant-hub/design-system/heading';
import { Text } from '@applicant-hub/design-system/text';
import { Tile } from '@applicant-hub/design-system/tile';
import { Booking, Plain } from './Tasks.js';

export function App() {
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = (text, isAsked) =>
    h(Button, { type: 'button', variant: 'secondary', onClick: () => setAsking(isAsked) }, text);
  const heading = h(Heading, { level: 1 }, 'Your course');
  const actions = h(
    Button,
    { type: 'button', onClick: () => setSaved(true) },
    isSaved ? 'Saved' : 'Save',
  );
  return h(
    'main',
    null,
    h(
      Tile,
      { tone: 'primary', heading, actions },
      h(Text, null, 'You can change it until you apply.'),
    ),
    ask('Remove', true),
    h(Dialog, {
      id: 'remove',
      title: 'Remove it?',
      closeLabel: 'Close',
      open: isAsking,
      onClose: () => setAsking(false),
      actions: ask('Cancel', false),
    }),
    h(Booking),
    h(Plain),
  );
}
