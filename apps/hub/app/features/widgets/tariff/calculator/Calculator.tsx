import { m } from '@applicant-hub/copy';
import { Banner, Button, Link, Text, useEnhanced } from '@applicant-hub/design-system';
import {
  type CalculatorState,
  canLoadGrades,
  totalPoints,
  whatClearClears,
} from '@applicant-hub/domain';
import { gradesAction, gradesPath } from '#app/platform/paths/grades-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { QUICK } from '#app/platform/browser/forms/double-press.ts';
import { UNSAVED } from '#app/platform/browser/forms/filled-in.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import {
  actions,
  column,
  display,
  frame,
  parts,
  said,
  total,
  totalLabel,
  totalUnit,
  unit,
} from './Calculator.css.ts';
import { toolPath } from '#app/platform/islands/tools/tool-path.ts';
import { CALCULATOR_ID, fields } from '../fields.ts';
import { GradesClash } from '../saved/GradesClash.tsx';
import { GradeButtons } from './GradeButtons.tsx';
import { Qualification } from './Qualification.tsx';
import { SelectedGrades } from './SelectedGrades.tsx';
import { Subject } from './Subject.tsx';
import type { Calculator as CalculatorProps } from './use-calculator.ts';
import type { TariffView } from '../view-types.ts';
import { limitWords, newsWords } from './words.ts';

interface Props {
  view: TariffView;
  calculator: CalculatorProps;
  /** An error other than an exceeded limit; null if there is no error. */
  problem: string | null;
}

/** The calculator (TAR-1): a form whose buttons all work without scripts. */
export function Calculator({ view, calculator, problem }: Props) {
  const { types, saved, focused } = view;
  const { state, form, list, isUnsaved, selectedFrom, isBusy, onChange, onSubmit } = calculator;
  const { grades, code, page, limit, done } = state;
  const isEnhanced = useEnhanced();
  const type = types.find((one) => one.code === code);
  const isSelected = grades.length > 0;
  const isWrong = limit ? limitWords[limit]() : problem;
  return (
    <form
      ref={form}
      id={CALCULATOR_ID}
      className={frame}
      method="post"
      action={isEnhanced ? paths.tariffForm : gradesAction(focused?.backUrl ?? null)}
      onChange={onChange}
      onSubmit={onSubmit}
      {...{ [UNSAVED]: isUnsaved || undefined, [QUICK]: true }}
    >
      <FormToken />
      <input type="hidden" name="at" value={focused ? 'focus' : 'grid'} />
      <input type="hidden" name="redirectTo" value={focused?.backUrl ?? toolPath('Tariff')} />
      <input type="hidden" name={fields.grades} value={JSON.stringify(grades)} />
      <input type="hidden" name={fields.version} value={selectedFrom} />
      <input type="hidden" name={fields.shown} value={code} />
      <input type="hidden" name={fields.page} value={page} />
      {/* Enter in a field presses the first button, which must not add a grade. */}
      <button type="submit" name={fields.intent} value="type" hidden />
      <div className={parts}>
        <Total selected={grades} saved={saved} />
        <div className={column}>
          {view.state === 'ready' ? (
            <>
              <Qualification types={types} state={state} hasSearch={focused !== null} />
              <Subject options={focused?.subjects ?? []} subject={state.subject} />
              {type && <GradeButtons type={type} page={page} />}
            </>
          ) : (
            <ListMissing state={view.state} focused={focused} />
          )}
        </div>
        <div className={column}>
          <SelectedGrades grades={grades} level={focused ? 2 : 4} heading={list} />
          {isWrong && (
            <Banner tone="danger" role="alert" autofocus={problem !== null}>
              <Text>{isWrong}</Text>
            </Banner>
          )}
          {view.isClash && isSelected && (
            <GradesClash
              selected={grades}
              saved={saved}
              keepHref={gradesPath(focused?.backUrl ?? null)}
            />
          )}
          <p role="status" className={said}>
            {done && newsWords(done, totalPoints(grades))}
          </p>
          <Actions
            isBusy={isBusy}
            canDelete={isSelected}
            canLoad={canLoadGrades(grades, saved)}
            clears={whatClearClears(grades)}
            hasSaved={saved.length > 0}
          />
          <Text size="s" muted id="tariff-saved">
            {savedWords(view, calculator)}
          </Text>
        </div>
      </div>
    </form>
  );
}

interface TotalProps extends Pick<TariffView, 'saved'> {
  selected: CalculatorState['grades'];
}

/** The points of the selection, or of the saved grades while nothing is selected. */
function Total({ selected, saved }: TotalProps) {
  const isSaved = selected.length === 0 && saved.length > 0;
  return (
    <div className={display}>
      <p className={totalLabel}>{isSaved ? m.tariff_points_saved() : m.tariff_points_selected()}</p>
      <p className={`${unit} ${totalUnit}`}>{m.tariff_points_unit()}</p>
      <p className={total} data-total>
        {totalPoints(isSaved ? saved : selected)}
      </p>
    </div>
  );
}

/** Replaces the fields when the list of qualifications is slow or unavailable. */
const ListMissing = ({ state, focused }: Pick<TariffView, 'state' | 'focused'>) => (
  <Banner
    tone="info"
    action={
      <Link href={focused ? gradesPath(focused.backUrl) : paths.hub}>{m.tariff_list_again()}</Link>
    }
  >
    <Text>{state === 'pending' ? m.tariff_list_late() : m.tariff_list_failed()}</Text>
  </Banner>
);

interface ActionsProps {
  isBusy: boolean;
  canDelete: boolean;
  canLoad: boolean;
  clears: 'selected' | 'saved';
  hasSaved: boolean;
}

/** The buttons below the list (TAR-7 to TAR-9). */
function Actions({ isBusy, canDelete, canLoad, clears, hasSaved }: ActionsProps) {
  const isNothingToClear = clears === 'saved' && !hasSaved;
  return (
    <div className={actions}>
      <Button
        type="submit"
        block
        name={fields.intent}
        value="save"
        busy={isBusy}
        unavailable={!canDelete}
      >
        {m.tariff_save()}
      </Button>
      <Button
        type="submit"
        variant="quiet"
        size="s"
        flush
        name={fields.intent}
        value="load"
        unavailable={!canLoad}
        aria-describedby="tariff-saved"
      >
        {m.tariff_load()}
      </Button>
      <Button
        type="submit"
        variant="quiet"
        size="s"
        flush
        name={fields.intent}
        value="delete"
        unavailable={!canDelete}
      >
        {m.tariff_delete()}
      </Button>
      <Button
        type="submit"
        variant="quiet"
        size="s"
        flush
        name={fields.intent}
        value="clear"
        busy={isBusy && clears === 'saved'}
        unavailable={isNothingToClear}
      >
        {clears === 'saved' && hasSaved ? m.tariff_clear_saved() : m.tariff_clear()}
      </Button>
    </div>
  );
}

/**
 * A summary of the saved grades. If grades are selected, it also states whether Save would replace
 * the saved grades with them.
 */
function savedWords({ saved }: TariffView, { state: { grades } }: CalculatorProps): string {
  if (saved.length === 0) return m.tariff_saved_none();
  const line = m.tariff_saved_line({ count: saved.length, points: totalPoints(saved) });
  if (grades.length === 0) return line;
  const more = canLoadGrades(grades, saved) ? m.tariff_saved_replaced() : m.tariff_saved_loaded();
  return `${line} ${more}`;
}
