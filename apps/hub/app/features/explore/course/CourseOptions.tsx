import { m } from '@applicant-hub/copy';
import {
  Card,
  CardLink,
  CheckIcon,
  Grid,
  Heading,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { chosen } from './CourseOptions.css.ts';
import type { OptionView } from './view-types.ts';

export function CourseOptions({ options }: { options: readonly OptionView[] }) {
  if (options.length === 1) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="options-heading">
      <Heading level={2} id="options-heading">
        {m.courses_options_heading({ count: options.length })}
      </Heading>
      <Text muted>{m.courses_options_explanation()}</Text>
      <Grid as="ul" min="m" gap={3}>
        {options.map(({ title, words, href, isChosen }) => (
          <Card key={href} as="li" choice={isChosen ? 'chosen' : 'other'}>
            <CardLink href={href} aria-current={isChosen ? 'true' : undefined}>
              {title}
            </CardLink>
            <Text as="span" size="s" muted>
              <InEnglish>{words}</InEnglish>
            </Text>
            {isChosen && (
              <span className={chosen}>
                <CheckIcon /> {m.courses_option_chosen()}
              </span>
            )}
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
