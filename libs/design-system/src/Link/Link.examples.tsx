import type { Examples } from '../examples.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const examples: Examples = {
  'in text': (
    <Text>
      Read how <Link href="#replies">replying to offers</Link> works.
    </Text>
  ),
  quiet: (
    <Text muted>
      Last checked 14:05.{' '}
      <Link href="#status" variant="quiet">
        Service status
      </Link>
    </Text>
  ),
  standalone: (
    <Link href="#all" variant="standalone">
      All dates and deadlines <ArrowRightIcon />
    </Link>
  ),
  'with a large target': (
    <Link href="#plan" variant="compact">
      Arrange your tools
    </Link>
  ),
  'of the least importance': (
    <Link href="#why" variant="small">
      Why this advert?
    </Link>
  ),
};
