import { m } from '@applicant-hub/copy';
import { Card, CardLink, Stack, Text } from '@applicant-hub/design-system';
import { type ColumnCount, columnCounts } from '@applicant-hub/domain';
import { arrangePath } from './arrange-path.ts';
import * as css from './ScreenChoice.css.ts';

const words = {
  2: { label: m.arrange_columns_2, hint: m.arrange_columns_2_hint },
  3: { label: m.arrange_columns_3, hint: m.arrange_columns_3_hint },
  4: { label: m.arrange_columns_4, hint: m.arrange_columns_4_hint },
} as const;

/** The choice of the screen to arrange: each column count has its own order (EXT-4). */
export function ScreenChoice({ columns: current }: { columns: ColumnCount }) {
  return (
    <Stack as="nav" gap={2} aria-label={m.arrange_columns_label()}>
      <ul className={css.list}>
        {columnCounts.map((columns) => (
          <Card key={columns} as="li" choice={columns === current ? 'chosen' : 'other'}>
            <span className={css.label}>
              <CardLink
                href={arrangePath(columns)}
                aria-current={columns === current ? 'true' : undefined}
              >
                {words[columns].label()}
              </CardLink>
              <span className={css.thisScreen[columns]}>{m.arrange_columns_this()}</span>
            </span>
            <Text as="span" size="s" muted>
              {words[columns].hint()}
            </Text>
          </Card>
        ))}
      </ul>
      <Text size="s" muted>
        {m.arrange_columns_apart()}
      </Text>
    </Stack>
  );
}
