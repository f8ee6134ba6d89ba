import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import { type ColumnCount, columnCounts } from '@applicant-hub/domain';
import { arrangePath } from './arrange-path.ts';
import * as css from './ScreenChoice.css.ts';

const words = {
  2: { label: m.arrange_columns_2, hint: m.arrange_columns_2_hint },
  3: { label: m.arrange_columns_3, hint: m.arrange_columns_3_hint },
  4: { label: m.arrange_columns_4, hint: m.arrange_columns_4_hint },
} as const;

/** Which screens are arranged: each column count has an order of its own (EXT-4). */
export function ScreenChoice({ columns: current }: { columns: ColumnCount }) {
  return (
    <Stack as="nav" gap={2} aria-label={m.arrange_columns_label()}>
      <ul className={css.list}>
        {columnCounts.map((columns) => (
          <li key={columns} className={css.item}>
            <Link
              href={arrangePath(columns)}
              variant="quiet"
              aria-current={columns === current ? 'true' : undefined}
            >
              <span className={css.label}>
                {words[columns].label()}
                <span className={css.thisScreen[columns]}>{m.arrange_columns_this()}</span>
              </span>
              <span className={css.hint}>{words[columns].hint()}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Text size="s" muted>
        {m.arrange_columns_apart()}
      </Text>
    </Stack>
  );
}
