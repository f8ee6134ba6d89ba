import type { MetaFunction } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import { TextList, TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { LegalPage } from '../LegalPage.tsx';

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_page_title({ page: m.terms_title() }) }];

export default function Terms() {
  return (
    <LegalPage title={m.terms_title()} intro={m.terms_intro()}>
      <TextPart heading={m.terms_free_heading()}>
        <Text>{m.terms_free()}</Text>
      </TextPart>
      <TextPart heading={m.terms_right_heading()}>
        <Text>{m.terms_right()}</Text>
      </TextPart>
      <TextPart heading={m.terms_you_heading()}>
        <TextList items={[m.terms_you_own(), m.terms_you_fair(), m.terms_you_words()]} />
      </TextPart>
      <TextPart heading={m.terms_change_heading()}>
        <Text>{m.terms_change()}</Text>
      </TextPart>
      <TextPart heading={m.terms_stop_heading()}>
        <Text>{m.terms_stop()}</Text>
      </TextPart>
    </LegalPage>
  );
}
