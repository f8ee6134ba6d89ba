import type { Examples } from '../examples.ts';
import { Step, Steps } from './Steps.tsx';

export const examples: Examples = {
  default: (
    <Steps tone="category-1">
      <Step>Universities read your application</Step>
      <Step>They make you an offer, ask you to an interview, or say no</Step>
      <Step>You reply to the offers you have</Step>
    </Steps>
  ),
  'under way, with who and when': (
    <Steps tone="category-2">
      <Step current meta="Your adviser, usually within a week">
        Your reference is written
      </Step>
      <Step meta="You">You pay and send your application</Step>
    </Steps>
  ),
};
