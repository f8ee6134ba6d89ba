import { m } from '@applicant-hub/copy';
import { Card, Heading, Link } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import * as css from './UniContact.css.ts';
import type { UniView } from './uni-view.server.ts';

export function UniContact({ uni: { address, phone, email, url } }: { uni: UniView }) {
  return (
    <Card as="section" aria-labelledby="contact-heading">
      <Heading level={2} id="contact-heading">
        {m.explore_uni_contact()}
      </Heading>
      <dl className={css.list}>
        <Row term={m.explore_uni_address()}>{address.join(', ')}</Row>
        {phone && (
          <Row term={m.explore_uni_phone()}>
            <Link href={phone.href}>{phone.shown}</Link>
          </Row>
        )}
        {email !== null && (
          <Row term={m.explore_uni_email()}>
            <Link href={`mailto:${email}`}>{email}</Link>
          </Row>
        )}
        {url !== null && (
          <Row term={m.explore_uni_website()}>
            <Link href={url}>{m.explore_uni_visit_website()}</Link>
          </Row>
        )}
      </dl>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.description}>{children}</dd>
    </div>
  );
}
