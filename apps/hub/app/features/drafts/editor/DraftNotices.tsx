import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  ButtonLink,
  Details,
  Inline,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import { useContext } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { type DraftSection, DraftSections } from './DraftSections.tsx';
import type { AsideText } from '../device/state.ts';
import { stopId } from '../device/stop-id.ts';
import { hasWords } from './text.ts';
import type { Draft } from './use-draft.ts';

export interface DraftNoticesProps {
  draft: Draft;
  sections: readonly DraftSection[];
}

export function DraftNotices({ draft, sections }: DraftNoticesProps) {
  const { phase, aside } = draft.state;
  return (
    <Stack gap={3}>
      {draft.problem !== null && (phase.name === 'typing' || phase.name === 'saving') && (
        <Banner tone="danger" title={draft.problem} role="alert" autofocus />
      )}
      {(phase.name === 'refused' || phase.name === 'signedOut') && (
        <div id={stopId(draft.id)} tabIndex={-1}>
          {phase.name === 'refused' ? (
            <Banner tone="danger" title={phase.message} />
          ) : (
            <SignedOut />
          )}
        </div>
      )}
      {aside.map((one) => (
        <Aside key={JSON.stringify(one)} draft={draft} aside={one} sections={sections} />
      ))}
    </Stack>
  );
}

function SignedOut() {
  const { path } = useContext(PageContext);
  const query = new URLSearchParams({ returnUrl: path });
  return (
    <Banner
      tone="turn"
      title={m.drafts_signed_out()}
      action={
        <ButtonLink href={`${paths.login}?${query.toString()}`} target="_blank">
          {m.drafts_sign_in()}
        </ButtonLink>
      }
    >
      <Text>{m.drafts_signed_out_explanation()}</Text>
    </Banner>
  );
}

const asideWords: Record<AsideText['reason'], { title: () => string; swap: () => string }> = {
  restored: { title: m.drafts_restored, swap: m.drafts_use_saved },
  chosen: { title: m.drafts_put_aside, swap: m.drafts_bring_back },
  found: { title: m.drafts_found, swap: m.drafts_use_found },
};

interface AsideProps extends DraftNoticesProps {
  aside: AsideText;
}

function Aside({ draft, aside, sections }: AsideProps) {
  const { text, reason } = aside;
  const isEnhanced = useEnhanced();
  const hasText = hasWords(text);
  const { title, swap } = asideWords[reason];
  return (
    <Banner
      tone="info"
      title={title()}
      action={
        isEnhanced && (
          <Inline gap={2}>
            {hasText && (
              <Button type="button" variant="secondary" size="s" onClick={() => draft.swap(aside)}>
                {swap()}
              </Button>
            )}
            <Button type="button" variant="quiet" size="s" onClick={() => draft.dismiss(aside)}>
              {m.drafts_dismiss()}
            </Button>
          </Inline>
        )
      }
    >
      {hasText && (
        <Details summary={m.drafts_show_other()}>
          <DraftSections text={text} sections={sections} empty={m.drafts_nothing_written()} />
        </Details>
      )}
    </Banner>
  );
}
