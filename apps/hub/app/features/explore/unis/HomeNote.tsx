import { m } from '@applicant-hub/copy';
import { Inline, Link, MapPinIcon, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import type { UnisView } from './unis-view.server.ts';

/** Shows where distances are measured from, or why there are no distances (AMB-34). */
export function HomeNote({ postcode, isKnown }: NonNullable<UnisView['home']>) {
  return (
    <Inline gap={2} nowrap align="start">
      <MapPinIcon />
      <Text size="s">
        {isKnown ? m.explore_unis_from_home({ postcode }) : m.explore_unis_no_home({ postcode })}{' '}
        <Link href={paths.preferences}>{m.explore_unis_change_home()}</Link>
      </Text>
    </Inline>
  );
}
