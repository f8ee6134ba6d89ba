import { Text } from '../Text/Text.tsx';
import type { Examples } from '../examples.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import { ExternalIcon } from '../Icon/ExternalIcon.ts';
import { HeartIcon } from '../Icon/HeartIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button, type ButtonVariant } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'turn', 'danger'];

export const examples: Examples = {
  variants: (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} type="button" variant={variant}>
          Reply to offers
        </Button>
      ))}
    </Inline>
  ),
  sizes: (
    <Inline>
      <Button type="submit" size="s" variant="secondary">
        <HeartIcon /> Save
      </Button>
      <Button type="submit">Save</Button>
      <Button type="submit" size="l">
        Save and continue
      </Button>
    </Inline>
  ),
  busy: (
    <Button type="submit" busy>
      Saving…
    </Button>
  ),
  block: (
    <Button type="submit" block>
      Sign in
    </Button>
  ),
  link: (
    <Inline>
      <ButtonLink href="#application">
        Go to application <ArrowRightIcon />
      </ButtonLink>
      <ButtonLink href="#track" variant="secondary">
        Open tracking <ExternalIcon />
      </ButtonLink>
    </Inline>
  ),
  'icon only': (
    <Inline>
      <IconButton type="button" variant="quiet" label="Close" icon={<CrossIcon />} />
      <IconButton
        type="button"
        variant="secondary"
        size="s"
        label="Save Cardiff University"
        icon={<HeartIcon />}
      />
    </Inline>
  ),
  'in line with the words around it': (
    <div>
      <Text>Do you want to stop here?</Text>
      <Button type="submit" variant="quiet" size="s" flush>
        Go to your hub
      </Button>
    </div>
  ),
  'of the least importance': (
    <Button type="submit" variant="quiet" size="xs">
      Turn adverts off
    </Button>
  ),
};
