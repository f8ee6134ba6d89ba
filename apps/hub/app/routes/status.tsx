import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import {
  AlertIcon,
  Button,
  Card,
  CheckIcon,
  ClockIcon,
  Grid,
  Heading,
  Inline,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import { formatClockTime } from '@applicant-hub/domain';
import type { ReactElement } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';

type State = 'ok' | 'problem' | 'unknown';

interface StatusPart {
  readonly name: () => string;
  readonly explanation: () => string;
  /** The upstream systems that this part represents, if their name differs from the part's name. */
  readonly of?: readonly string[];
}

const parts: Readonly<Record<string, StatusPart>> = {
  tracking: { name: m.status_tracking_name, explanation: m.status_tracking_explanation },
  apply: { name: m.status_apply_name, explanation: m.status_apply_explanation },
  identity: {
    name: m.status_identity_name,
    explanation: m.status_identity_explanation,
    of: ['identity', 'own-dates'],
  },
  content: { name: m.status_content_name, explanation: m.status_content_explanation },
  courses: { name: m.status_courses_name, explanation: m.status_courses_explanation },
  geocode: { name: m.status_geocode_name, explanation: m.status_geocode_explanation },
  address: { name: m.status_address_name, explanation: m.status_address_explanation },
  phone: { name: m.status_phone_name, explanation: m.status_phone_explanation },
  schools: { name: m.status_schools_name, explanation: m.status_schools_explanation },
  events: { name: m.status_events_name, explanation: m.status_events_explanation },
};

/**
 * The service status page (SH-24). It needs no session, because users check it when they cannot
 * sign in.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const upstreams = await context.health.upstreamHealth(context.deadline);
  const services = Object.entries(parts).flatMap(([part, { name, explanation, of = [part] }]) => {
    const [worst] = upstreams.filter(({ api }) => of.includes(api)).toSorted(worstFirst);
    if (!worst) return [];
    const { state, checkedAt } = worst;
    return {
      api: part,
      state,
      name: name(),
      explanation: explanation(),
      checked:
        checkedAt === null
          ? null
          : m.status_last_checked({ time: formatClockTime(new Date(checkedAt)) }),
    };
  });
  return { services };
}

const badness: readonly State[] = ['problem', 'unknown', 'ok'];

const worstFirst = (one: { state: State }, other: { state: State }): number =>
  badness.indexOf(one.state) - badness.indexOf(other.state);

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.status_heading() }) },
];

export default function Status() {
  const { services } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <PageHead title={m.status_heading()}>
        <Text size="l">{summaryOf(services.map(({ state }) => state))}</Text>
      </PageHead>
      <Grid as="ul" min="l" gap={3} aria-label={m.status_list_label()}>
        {services.map(({ api, state, name, explanation, checked }) => (
          <Card as="li" key={api} data-upstream={api} data-state={state}>
            <Inline justify="space-between" align="start">
              <Stack gap={1}>
                <Heading level={2} size="s">
                  {name}
                </Heading>
                <Text size="s">{explanation}</Text>
                {checked && (
                  <Text size="s" muted>
                    {checked}
                  </Text>
                )}
              </Stack>
              <StateTag state={state} />
            </Inline>
          </Card>
        ))}
      </Grid>
      <form method="get" action={paths.status}>
        <Button type="submit" variant="secondary">
          {m.status_check_again()}
        </Button>
      </form>
    </Stack>
  );
}

function summaryOf(states: readonly State[]): string {
  if (states.includes('problem')) return m.status_some_problems();
  return states.includes('unknown') ? m.status_none_checked() : m.status_all_working();
}

const stateTags: Record<
  State,
  { tone: 'success' | 'danger' | 'neutral'; icon: ReactElement; words: () => string }
> = {
  ok: { tone: 'success', icon: <CheckIcon />, words: m.status_working },
  problem: { tone: 'danger', icon: <AlertIcon />, words: m.status_problems },
  unknown: { tone: 'neutral', icon: <ClockIcon />, words: m.status_not_checked },
};

function StateTag({ state }: { state: State }) {
  const { tone, icon, words } = stateTags[state];
  return (
    <Tag tone={tone} icon={icon}>
      {words()}
    </Tag>
  );
}
