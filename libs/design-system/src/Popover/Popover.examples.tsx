import type { Examples } from '../examples.ts';
import { Text } from '../Text/Text.tsx';
import { Menu, Popover } from './Popover.tsx';

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
};
