import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { Examples } from '../examples.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Banner } from './Banner.tsx';

export const examples: Examples = {
  tones: (
    <Stack>
      <Banner tone="info" title="Clearing opens on 2 July">
        <Text>Until then you can look at courses and save the ones you like.</Text>
      </Banner>
      <Banner
        tone="turn"
        title="Your adviser sent your application back"
        level={3}
        action={
          <ButtonLink href="#application" variant="turn">
            See what to change
          </ButtonLink>
        }
      >
        <Text>They asked you to check your grades before it goes to universities.</Text>
      </Banner>
      <Banner
        tone="success"
        title="Saved"
        role="status"
        action={
          <Button type="submit" variant="quiet">
            Undo
          </Button>
        }
      />
      <Banner tone="danger" title="We could not reach the tracking service">
        <Text>
          What you see below is from 14:05. <Link href="#status">Service status</Link>
        </Text>
      </Banner>
    </Stack>
  ),
  compact: (
    <Banner
      tone="success"
      compact
      action={
        <Link href="#favourites" variant="standalone">
          See favourites
        </Link>
      }
    >
      <Text>Added Psychology to your favourites.</Text>
    </Banner>
  ),
  'without a title': (
    <Banner tone="info">
      <Text>Dates for 2027 are not confirmed yet.</Text>
    </Banner>
  ),
};
