import { m } from '@applicant-hub/copy';
import {
  Button,
  Card,
  DescriptionList,
  Details,
  Heading,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import type { NoTargeting } from '@applicant-hub/domain';
import type { ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { Part as FormPart } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { ADVERTS, OFF, ON } from './fields.ts';
import type { WhyView } from './why.server.ts';
import * as css from './WhyAdverts.css.ts';

/**
 * Explains why adverts are shown, lists all data that is sent for them, and has the on/off switch
 * (EXT-26).
 */
export function WhyAdverts(view: WhyView) {
  return (
    <Stack gap={6}>
      <PageHead title={m.adverts_title()}>
        <Text>{m.adverts_intro()}</Text>
      </PageHead>
      <Part id="switch" heading={m.adverts_switch_heading()}>
        <FormPart id="switch">
          <Switch areOn={view.areOn} />
        </FormPart>
      </Part>
      <Part id="told" heading={m.adverts_told_heading()}>
        {view.sent.length > 0 ? <Explained {...view} /> : <NothingSent {...view} />}
        <div>
          <Link href={paths.marketing} variant="standalone">
            {m.adverts_preferences()}
          </Link>
        </div>
      </Part>
      <Part id="how" heading={m.adverts_how_heading()}>
        <Text>{m.adverts_how()}</Text>
      </Part>
    </Stack>
  );
}

function Explained({ sent, raw, consents }: WhyView) {
  return (
    <>
      <Text>{m.adverts_told(consents)}</Text>
      <DescriptionList
        items={sent.map(({ field, words }) => ({
          term: field,
          description: <span data-advert>{words.join(', ')}</span>,
        }))}
      />
      <Details summary={m.adverts_raw()}>
        <pre className={css.raw} data-advert>
          {raw}
        </pre>
      </Details>
      <Text muted>{m.adverts_told_never()}</Text>
    </>
  );
}

const reasons: Record<NoTargeting, (consents: WhyView['consents']) => string> = {
  noConsent: m.adverts_no_consent,
  unknownAge: () => m.adverts_unknown_age(),
  under18: () => m.adverts_under_18(),
};

const NothingSent = ({ nothing, consents }: WhyView) => (
  <>
    <Text weight="strong">{m.adverts_nothing()}</Text>
    <Text>{nothing === null ? m.adverts_off_nothing() : reasons[nothing](consents)}</Text>
  </>
);

function Switch({ areOn }: Pick<WhyView, 'areOn'>) {
  const { isBusy, redirectTo, onSubmit } = useChangeForm();
  return (
    <form method="post" action={paths.advertsForm} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={ADVERTS} value={areOn ? OFF : ON} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Stack gap={3} align="start">
        <Text>{areOn ? m.adverts_are_on() : m.adverts_are_off()}</Text>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {areOn ? m.shell_advert_off() : m.adverts_turn_on()}
        </Button>
      </Stack>
    </form>
  );
}

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <Card {...partProps(id)} as="section" aria-labelledby={`${id}-heading`}>
      <Stack gap={4}>
        <Heading level={2} id={`${id}-heading`}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
