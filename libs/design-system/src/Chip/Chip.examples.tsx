import type { Examples } from '../examples.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChipButton, ChipLink } from './Chip.tsx';

export const examples: Examples = {
  links: (
    <Inline gap={1}>
      {['England', 'Scotland', 'Wales'].map((country) => (
        <ChipLink
          key={country}
          href={`#${country}`}
          aria-current={country === 'Scotland' ? 'true' : undefined}
        >
          {country}
        </ChipLink>
      ))}
    </Inline>
  ),
  buttons: (
    <Inline gap={2}>
      <ChipButton name="chip-shown" value="mine" pressed>
        Near you
      </ChipButton>
      <ChipButton name="chip-shown" value="all" pressed={false}>
        All events
      </ChipButton>
    </Inline>
  ),
  'to take away': (
    <ChipLink href="#without-leeds" shape="pill">
      <VisuallyHidden>Remove </VisuallyHidden>
      Leeds <CrossIcon />
    </ChipLink>
  ),
};
