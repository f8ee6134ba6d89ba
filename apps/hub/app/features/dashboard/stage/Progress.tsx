import { m } from '@applicant-hub/copy';
import { Card, Grid, Link, ProgressBar, Stack } from '@applicant-hub/design-system';
import { profileTotal } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { StageCard, type StageCardProps } from './StageCard.tsx';

export interface ProgressProps {
  /** Null if an application has been sent, or if that is unknown. */
  readonly stage: StageCardProps | null;
  /** 0 to 6; null if it is unknown. */
  readonly profile: number | null;
  readonly todo: { readonly done: number; readonly total: number };
}

export function Progress({ stage, profile, todo }: ProgressProps) {
  return (
    <Grid role="group" gap={4} {...(stage && { columns: 2 })} aria-label={m.shell_progress_label()}>
      {stage && <StageCard {...stage} />}
      <Card>
        <Grid min="m" gap={4}>
          {profile !== null && (
            <ProgressBar
              value={Math.round((profile / profileTotal) * 100)}
              label={m.shell_profile_progress_label()}
              valueText={m.shell_profile_progress({ n: profile })}
            />
          )}
          <Stack gap={2}>
            <ProgressBar
              value={Math.round((todo.done / todo.total) * 100)}
              label={m.shell_todo_progress_label()}
              valueText={m.shell_todo_progress(todo)}
            />
            <Link href={paths.todo} variant="compact">
              {m.shell_todo_open()}
            </Link>
          </Stack>
        </Grid>
      </Card>
    </Grid>
  );
}
