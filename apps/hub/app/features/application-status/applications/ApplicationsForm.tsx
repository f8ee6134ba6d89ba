import { m } from '@applicant-hub/copy';
import {
  Button,
  Card,
  Heading,
  SelectField,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import { studyLevels } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { FormPost } from '#app/platform/islands/update/use-form-post.ts';
import { Columns } from '#app/platform/layout/frame/Columns.tsx';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import * as css from './ApplicationsForm.css.ts';
import { type Choice, choiceName, isSameChoice } from '../choices/choice.ts';
import { applicationFields } from './fields.ts';
import { levelWords } from '../tile/level-words.ts';
import { tileViews } from '../tile/tile-views.ts';
import { Unsure } from '../tile/Unsure.tsx';
import { useChoice } from './use-choice.ts';
import { useFocusFallback } from '../live/use-held-focus.ts';
import type { ApplicationsView } from '../tile/view-types.ts';

export interface ApplicationsFormProps {
  readonly view: ApplicationsView;
  /** Initial values of the form: saved, or chosen before the session expired. */
  readonly start: Choice;
  readonly post: FormPost;
}

/**
 * The form with year, level and the applications for them. Each of its buttons saves the chosen
 * year and level (ACS-8, ACS-9).
 */
export function ApplicationsForm({ view, start, post }: ApplicationsFormProps) {
  const { form, choice, onChange } = useChoice(start, view.years);
  const isEnhanced = useEnhanced();
  const isChanged = !isSameChoice(choice, view.saved);
  useFocusFallback(form, isEnhanced);
  const tiles = tileViews(view, choice);
  const [main, ...others] = tiles;
  const sent = post.sent?.get(applicationFields.open);
  return (
    <form
      ref={form}
      method="post"
      action={paths.applications}
      onChange={onChange}
      onSubmit={post.onSubmit}
    >
      <FormToken />
      <input type="hidden" name={applicationFields.shown} value={choiceName(choice)} />
      <Columns>
        <Stack gap={8}>
          <YearAndLevel start={start} years={view.years} isChanged={isChanged} sent={sent} />
          {tiles.some(({ isUnsure }) => isUnsure) && (
            <Unsure retryHref={paths.applications}>
              {m.applications_unsure({ year: choice.studyYear })}
            </Unsure>
          )}
          {view.hidden !== null && choice.studyYear === view.saved.studyYear && (
            <Text>{view.hidden}</Text>
          )}
          {tiles.some(({ state }) => state === 'unknown') && (
            <Unsure retryHref={paths.applications}>
              {m.applications_open_unknown_all({ year: choice.studyYear })}
            </Unsure>
          )}
          {main === undefined && <Text>{m.applications_none({ year: choice.studyYear })}</Text>}
          {main && <ApplicationCard tile={main} sent={sent} isMain />}
        </Stack>
        {others.length > 0 && (
          <Stack as="section" gap={4} aria-labelledby="other-applications">
            <Heading level={2} id="other-applications">
              {m.applications_others()}
            </Heading>
            <Stack gap={4}>
              {others.map((tile) => (
                <ApplicationCard key={tile.id} tile={tile} sent={sent} />
              ))}
            </Stack>
          </Stack>
        )}
      </Columns>
    </form>
  );
}

interface YearAndLevelProps
  extends Pick<ApplicationsFormProps, 'start'>, Pick<ApplicationsView, 'years'> {
  /** Whether the choice differs from the saved choice. */
  isChanged: boolean;
  /** The application that the submitted form opens; null when it only saves the choice. */
  sent: FormDataEntryValue | null | undefined;
}

function YearAndLevel({ start, years, isChanged, sent }: YearAndLevelProps) {
  const isEnhanced = useEnhanced();
  return (
    <Card quiet>
      <div>
        <div className={css.fields}>
          <SelectField
            name={applicationFields.studyLevel}
            label={m.applications_level()}
            defaultValue={start.studyLevel}
            options={studyLevels.map((value) => ({ value, label: levelWords[value]() }))}
          />
          <SelectField
            name={applicationFields.studyYear}
            label={m.applications_year()}
            defaultValue={start.studyYear}
            options={years.map((value) => ({ value, label: value }))}
          />
          {/* Without scripts a change cannot be detected, so the button is always shown. */}
          {(isChanged || !isEnhanced) && (
            <div className={css.save} data-changed={isChanged || undefined}>
              <Button type="submit" variant="secondary" busy={sent === null}>
                {sent === null ? m.applications_saving() : m.applications_save()}
              </Button>
            </div>
          )}
        </div>
        <div className={css.note} role="status">
          {isChanged && isEnhanced && <Text size="s">{m.applications_unsaved()}</Text>}
        </div>
        <noscript>
          <div className={css.note}>
            <Text size="s" muted>
              {m.applications_save_explanation()}
            </Text>
          </div>
        </noscript>
      </div>
    </Card>
  );
}
