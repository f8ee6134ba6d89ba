import { m } from '@applicant-hub/copy';
import { Card, ExternalIcon, Heading, Link, Text } from '@applicant-hub/design-system';
import type { CourseDetails } from '@applicant-hub/domain';
import * as css from './CourseContact.css.ts';

export interface CourseContactProps extends Pick<CourseDetails, 'contact'> {
  readonly university: string;
}

export function CourseContact({ university, contact: { phone, email, url } }: CourseContactProps) {
  return (
    <Card as="section" aria-labelledby="contact-heading">
      <Heading level={2} size="m" id="contact-heading">
        {m.courses_contact_heading()}
      </Heading>
      <Text>{m.courses_contact_explanation({ university })}</Text>
      <ul className={css.links}>
        <li>
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} variant="standalone">
            {phone}
          </Link>
        </li>
        <li>
          <Link href={`mailto:${email}`} variant="standalone">
            {email}
          </Link>
        </li>
        {url !== null && (
          <li>
            <Link href={url} variant="standalone">
              {m.courses_contact_website()} <ExternalIcon />
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
