import { Card } from '../Card/Card.tsx';
import type { Examples } from '../examples.ts';
import { Skeleton } from './Skeleton.tsx';

export const examples: Examples = {
  shapes: (
    <Card aria-busy>
      <Skeleton shape="circle" />
      <Skeleton shape="heading" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="block" />
    </Card>
  ),
};
