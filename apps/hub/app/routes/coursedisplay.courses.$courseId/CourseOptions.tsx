import { m } from '@applicant-hub/copy';
import { CheckIcon, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import * as css from './CourseOptions.css.ts';
import type { OptionView } from './view-types.ts';

/** The ways to take the course; each is a link that chooses it. */
export function CourseOptions({ options }: { options: readonly OptionView[] }) {
  if (options.length === 1) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="options-heading">
      <Heading level={2} id="options-heading">
        {m.courses_options_heading({ count: options.length })}
      </Heading>
      <Text muted>{m.courses_options_explanation()}</Text>
      <ul className={css.list}>
        {options.map(({ title, words, href, isChosen }) => (
          <li key={href} className={css.option} data-chosen={isChosen || undefined}>
            <Link href={href} aria-current={isChosen ? 'true' : undefined}>
              {title}
            </Link>
            <Text as="span" size="s" muted>
              {words}
            </Text>
            {isChosen && (
              <span className={css.chosen}>
                <CheckIcon /> {m.courses_option_chosen()}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
