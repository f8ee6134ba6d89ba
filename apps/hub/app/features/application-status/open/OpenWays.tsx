import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { OpenWaysView, TileView } from '../tile/tiles-view-types.ts';

interface OpenWaysProps extends Pick<TileView, 'id'>, OpenWaysView {}

export const OpenWays = ({ id, heading, ways }: OpenWaysProps) => (
  <Stack gap={2} data-open-ways>
    <Heading level={4} size="s" id={`tile-${id}-open`}>
      {heading}
    </Heading>
    <Stack as="ul" gap={1} aria-labelledby={`tile-${id}-open`}>
      {ways.map(({ words, link }) => (
        <Text as="li" key={words}>
          {words}
          {link && (
            <>
              {' '}
              <Link href={link.href}>{link.label}</Link>
            </>
          )}
        </Text>
      ))}
    </Stack>
  </Stack>
);
