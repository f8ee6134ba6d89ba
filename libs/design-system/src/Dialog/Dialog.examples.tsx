import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import type { Examples } from '../examples.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogLink } from './DialogTrigger.tsx';

/** A dialog that is opened by React state and closed by its own button. */
function RenameDialog() {
  const [isOpen, setOpen] = useState(false);
  // Only a script can open this dialog, so the button is rendered only if scripts run.
  const isEnhanced = useEnhanced();
  return (
    <>
      {isEnhanced && (
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          Rename this note
        </Button>
      )}
      <Dialog
        id="dialog-rename"
        title="Rename this note?"
        closeLabel="Close"
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      >
        <Text>Its text stays as it is.</Text>
      </Dialog>
    </>
  );
}

export const examples: Examples = {
  'opened by a link and by a button': (
    <>
      <Inline>
        <DialogLink href="/confirm" dialog="dialog-confirm" variant="secondary">
          Remove this note
        </DialogLink>
        <DialogButton dialog="dialog-confirm" variant="quiet">
          About removing
        </DialogButton>
      </Inline>
      <Dialog
        id="dialog-confirm"
        title="Remove this note?"
        closeLabel="Close"
        actions={
          <Button type="submit" variant="danger">
            Remove note
          </Button>
        }
      >
        <Text>You cannot get it back afterwards.</Text>
      </Dialog>
    </>
  ),
  'opened and closed by the state of the page': <RenameDialog />,
};
