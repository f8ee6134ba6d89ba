import type { Examples } from '../examples.ts';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { ClockIcon } from '../Icon/ClockIcon.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { SchoolIcon } from '../Icon/SchoolIcon.ts';
import { StarIcon } from '../Icon/StarIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

export const examples: Examples = {
  tones: (
    <Inline gap={2}>
      <Tag tone="neutral" icon={<ClockIcon />}>
        Waiting
      </Tag>
      <Tag tone="turn" icon={<AlertIcon />}>
        Your turn
      </Tag>
      <Tag tone="success" icon={<CheckIcon />}>
        Offer
      </Tag>
      <Tag tone="danger" icon={<CrossIcon />}>
        Unsuccessful
      </Tag>
      <Tag tone="info" icon={<InfoIcon />}>
        New
      </Tag>
      <Tag tone="primary" icon={<StarIcon />}>
        Saved
      </Tag>
      <Tag tone="category-1" icon={<SchoolIcon />}>
        Undergraduate
      </Tag>
      <Tag tone="category-2" icon={<SchoolIcon />}>
        Conservatoire
      </Tag>
    </Inline>
  ),
};
