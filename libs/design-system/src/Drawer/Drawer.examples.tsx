import { Button } from '../Button/Button.tsx';
import { DialogLink } from '../Dialog/DialogTrigger.tsx';
import type { Examples } from '../examples.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

export const examples: Examples = {
  default: (
    <>
      <DialogLink href="/filters" dialog="drawer-filters" variant="secondary">
        Filter the visits
      </DialogLink>
      <Drawer
        id="drawer-filters"
        title="Filter the visits"
        closeLabel="Close the filters"
        actions={
          <Button type="submit" form="drawer-form">
            Show visits
          </Button>
        }
      >
        <form id="drawer-form" action="/visits">
          <TextField label="Campus or subject" name="drawer-text" type="search" />
        </form>
      </Drawer>
    </>
  ),
};
