import { m } from '@applicant-hub/copy';
import { AlertIcon, Text, useEnhanced, VisuallyHidden } from '@applicant-hub/design-system';
import type { StatementCount } from '@applicant-hub/domain';
import { lengthWords } from './length-words.ts';
import { counter, total, warning } from './StatementEditor.css.ts';
import { useSettled } from './use-settled.ts';

/**
 * The remaining part of the limit (STA-4) and the length of the text. Announced when typing stops.
 */
export function Counter({ count }: { count: StatementCount }) {
  const { remaining, over, characters, words } = count;
  const left = m.widgets_statement_counter({ n: remaining });
  const excess = over > 0 ? m.widgets_statement_over({ n: over }) : '';
  const settled = useSettled(`${left}. ${excess}`);
  return (
    <div className={counter} data-over={over > 0 || undefined} data-counter>
      <Text weight="strong" numeric>
        {left}
      </Text>
      {over > 0 && (
        <Text numeric weight="strong" tone="danger">
          <span className={warning}>
            <AlertIcon /> {excess}
          </span>
        </Text>
      )}
      <div className={total}>
        <Text size="s" muted numeric>
          {lengthWords(characters, words)}
        </Text>
      </div>
      {!useEnhanced() && (
        <noscript>
          <Text size="s" muted>
            {m.statement_counted()}
          </Text>
        </noscript>
      )}
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
    </div>
  );
}
