import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Card, Grid, Heading, ProgressBar, Stack, Text } from '@applicant-hub/design-system';
import { profileScore, profileTotal } from '@applicant-hub/domain';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { personView } from '../../applicant/person-view.server.ts';
import { methodNotAllowed } from '../../shell/method-not-allowed.server.ts';
import { todoProgress } from '../../todo/progress.server.ts';
import { load as loadApply } from '../../widgets/apply/load.server.ts';
import { ApplyWidget } from '../../widgets/apply/view.tsx';
import { Welcome, type WelcomeProps } from './Welcome.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { user, personalisation } = applicant;
  const { studyLevel, studyYear } = personalisation;
  const apply = await loadApply({ request, context, applicant });

  const welcome: WelcomeProps = {
    greeting: personalisation.onBoardingConfirmed ? m.shell_welcome_back() : m.shell_welcome(),
    ...personView(applicant),
    applying: m.shell_applying({
      level:
        studyLevel === 'Postgraduate'
          ? m.shell_level_postgraduate()
          : m.shell_level_undergraduate(),
      year: studyYear,
    }),
  };
  return {
    welcome,
    apply,
    profile: profileScore(user.profileComplete),
    todo: todoProgress(user.settings),
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [{ title: m.shell_hub_heading() }];

export default function Hub() {
  const { welcome, apply, profile, todo } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          {m.shell_hub_heading()}
        </Heading>
        <Text muted>{m.shell_hub_subheading()}</Text>
      </Stack>
      <Welcome {...welcome} />
      <Grid columns="2-1" align="start">
        <div>{apply && <ApplyWidget initial={apply} />}</div>
        <Stack as="aside" gap={4} aria-label={m.shell_progress_label()}>
          <Card>
            <ProgressBar
              value={Math.round((profile / profileTotal) * 100)}
              label={m.shell_profile_progress_label()}
              valueText={m.shell_profile_progress({ n: profile })}
            />
          </Card>
          <Card>
            <ProgressBar
              value={Math.round((todo.done / todo.total) * 100)}
              label={m.shell_todo_progress_label()}
              valueText={m.shell_todo_progress(todo)}
            />
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
