import { m } from '@applicant-hub/copy';
import { Banner, Button, Link, Stack, Text } from '@applicant-hub/design-system';
import type { SavedGrade } from '@applicant-hub/domain';
import { fields } from '../fields.ts';
import { gradesWords } from '../calculator/words.ts';

interface GradesClashProps {
  readonly selected: readonly SavedGrade[];
  /** The grades that were saved elsewhere after the page was loaded. */
  readonly saved: readonly SavedGrade[];
  /** Address of the calculator without a selection. */
  readonly keepHref: string;
}

export const GradesClash = ({ selected, saved, keepHref }: GradesClashProps) => (
  <Banner tone="turn" title={m.tariff_clash()}>
    <Stack gap={3}>
      <Text>{m.tariff_clash_selected({ grades: gradesWords(selected) })}</Text>
      <Text>{m.tariff_clash_saved({ grades: gradesWords(saved) })}</Text>
      <Button type="submit" name={fields.intent} value="both">
        {m.tariff_clash_both()}
      </Button>
      <Button type="submit" variant="secondary" name={fields.intent} value="save">
        {m.tariff_clash_keep_selected()}
      </Button>
      <Link href={keepHref}>{m.tariff_clash_keep_saved()}</Link>
    </Stack>
  </Banner>
);
