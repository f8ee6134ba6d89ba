import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { Text } from '../Text/Text.tsx';
import { Menu, Popover } from './Popover.tsx';

/** A page that controls the panel, and shows whether it is open. */
function Help() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover id="popover-help" label="Help" open={isOpen} onOpenChange={setOpen}>
        <Text>Ask at the gate.</Text>
        <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
          Understood
        </Button>
      </Popover>
      <Text>{isOpen ? 'The help is open.' : 'The help is closed.'}</Text>
    </>
  );
}

export const examples: Examples = {
  default: (
    <Popover id="popover-points" label="What are points?" variant="quiet">
      <Text>Grades are worth points, so that exams of many kinds can be compared.</Text>
    </Popover>
  ),
  'a menu': (
    <Menu
      id="popover-menu"
      label="More"
      labelInFull="More for the booking of Ada Lovell"
      items={[
        { label: 'Print the ticket', href: '#menu-print' },
        { label: 'Send it again', type: 'submit', name: 'menu-intent', value: 'send' },
      ]}
    />
  ),
  'controlled by the page': <Help />,
};
