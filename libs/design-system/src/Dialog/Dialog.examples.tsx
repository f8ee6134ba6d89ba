import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogButton, DialogLink } from './DialogTrigger.tsx';

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
};
