import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  ExternalIcon,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { MembershipDrawing } from './MembershipDrawing.tsx';
import { banner } from './MembershipPage.css.ts';

export interface MembershipPageProps {
  href: string;
}

/** Describes the membership, with a picture and a button that link to it (MEM-1, MEM-2). */
export const MembershipPage = ({ href }: MembershipPageProps) => (
  <Stack gap={6}>
    <PageHead title={m.membership_title()}>
      <Text size="l" muted>
        {m.membership_subtitle()}
      </Text>
    </PageHead>
    <div className={banner}>
      <Link
        href={href}
        {...newTab}
        variant="cover"
        aria-label={`${m.membership_banner()} ${m.shell_new_tab()}`}
      >
        <MembershipDrawing />
      </Link>
    </div>
    <Stack gap={3}>
      <Text>{m.membership_about()}</Text>
      <Text>{m.membership_join_about()}</Text>
      <Text>{m.membership_apart()}</Text>
    </Stack>
    <div>
      <ButtonLink href={href} {...newTab}>
        {m.membership_join()} <ExternalIcon />
        <VisuallyHidden>{m.shell_new_tab()}</VisuallyHidden>
      </ButtonLink>
    </div>
  </Stack>
);

const newTab = { target: '_blank', rel: 'noopener' };
