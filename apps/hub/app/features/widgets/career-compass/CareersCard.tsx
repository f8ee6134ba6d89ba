import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { careers as careersClass } from './careers.css.ts';
import type { CareersView, MatchedCareers } from './view-types.ts';

/** Links to the careers quiz and, after the quiz, to the matching careers (LNK-14). */
export function CareersCard({ widget, data: { quiz } }: WidgetProps<CareersView>) {
  if (quiz === null) return <WidgetCard widget={widget} state="empty" />;
  const { listHref, matched } = quiz;
  const list = {
    ...widget,
    link: { href: listHref, label: m.widgets_career_compass_list() },
    tile: { does: 'lead', href: listHref } as const,
  };
  return (
    <WidgetCard widget={list} state={matched.state}>
      <Matches matched={matched} />
      {widget.link && (
        <p>
          <Link href={widget.link.href}>{m.widgets_career_compass_again()}</Link>
        </p>
      )}
    </WidgetCard>
  );
}

function Matches({ matched }: { matched: MatchedCareers }) {
  if (matched.state === 'pending') return <Text>{m.widgets_career_compass_pending()}</Text>;
  if (matched.state === 'error') return <Text>{m.widgets_career_compass_error()}</Text>;
  if (matched.careers.length === 0) return <Text>{m.widgets_career_compass_empty()}</Text>;
  return (
    <Stack gap={2}>
      <Heading level={4} size="s">
        {m.widgets_career_compass_matches()}
      </Heading>
      <ul className={careersClass} {...publishedText}>
        {matched.careers.map(({ id, title, url }) => (
          <li key={id}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
