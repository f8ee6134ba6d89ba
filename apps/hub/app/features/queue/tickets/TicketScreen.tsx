import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { screens } from '#app/platform/paths/screens.ts';
import { useOtherLanguage } from '#app/platform/layout/language/languages-context.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { QueueActions } from '../QueueActions.tsx';
import { QueueFrame } from '../QueueFrame.tsx';
import { CHECK_S } from '../paths.ts';
import { followTicket } from './follow-ticket.ts';
import type { TicketNews } from './news.ts';
import { figure, large } from './TicketScreen.css.ts';
import { TICKET } from './ticket-mark.ts';
import { ticketWords } from './ticket-words.ts';

/** Delay of the fallback (milliseconds). A working script has refreshed the page twice by then. */
const FALLBACK_MS = 75_000;

/**
 * The full-screen wait with a ticket (CLT-1). The marked parts, which the script updates, contain
 * no link.
 */
export function TicketScreen({ news }: { news: TicketNews }) {
  const otherLanguage = useOtherLanguage();
  const { heading, figure: place, wait, basis, said } = ticketWords(news);
  return (
    <QueueFrame state="waiting" actions={<QueueActions otherLanguage={otherLanguage} />} said="">
      <div className={figure} {...{ [TICKET]: said }}>
        <Text muted>{place.label}</Text>
        {news.ticket?.state === 'waiting' ? (
          <p className={large}>{place.value}</p>
        ) : (
          <Text size="l" weight="strong">
            {place.value}
          </Text>
        )}
      </div>
      <Stack gap={6}>
        <div {...{ [TICKET]: '' }}>
          <Stack gap={3}>
            <Heading level={1} size="3xl">
              {heading}
            </Heading>
            {news.isRenewed && <Text>{m.queue_ticket_renewed()}</Text>}
            <Text size="l" weight="strong" numeric>
              {wait}
            </Text>
            <Text>{basis}</Text>
          </Stack>
        </div>
        <Text>{m.queue_ticket_about()}</Text>
        <Facts>
          <Fact>{m.queue_fact_open()}</Fact>
          <Fact>{m.queue_ticket_fact_reload()}</Fact>
          <Fact>{m.queue_ticket_fact_turn()}</Fact>
          <Fact>{m.queue_fact_saved()}</Fact>
        </Facts>
        <Text muted>{m.queue_ticket_close_explanation()}</Text>
        <LooksAgain />
      </Stack>
    </QueueFrame>
  );
}

/**
 * Fallback refresh. Without scripts, the page refreshes every 30 seconds (a `meta` refresh is valid
 * in the body). If scripts fail, it refreshes later.
 */
const LooksAgain = () => (
  <>
    <noscript>
      <meta httpEquiv="refresh" content={`${CHECK_S}; url=${screens.queue}`} />
    </noscript>
    <Text muted>{m.queue_looks_again({ seconds: CHECK_S })}</Text>
    <InlineScript
      source={`lookAgain=setTimeout(function(){location.replace("${screens.queue}")},${FALLBACK_MS})`}
    />
    <InlineScript source={followTicket} />
    <Link href={screens.queue}>{m.queue_look_now()}</Link>
  </>
);
