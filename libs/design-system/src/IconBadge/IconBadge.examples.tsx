import type { Examples } from '../examples.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconBadge } from './IconBadge.tsx';

export const examples: Examples = {
  default: (
    <Inline>
      <IconBadge icon={<PencilIcon />} tone="primary" />
      <IconBadge icon={<CheckIcon />} tone="success" size="s" />
      <IconBadge icon={<CalendarIcon />} tone="info" shape="square" />
    </Inline>
  ),
};
