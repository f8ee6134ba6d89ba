import { Card, Details, Heading, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { CallList } from './CallList.tsx';
import type { CallSheetView } from './view-types.ts';
import { WhatToSay } from './WhatToSay.tsx';

const HEADING = 'calls-heading';

export const CallSheet = ({ heading, intro, calls, say, links }: CallSheetView) => (
  <Card as="section" aria-labelledby={HEADING} data-calls>
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} id={HEADING}>
          {heading}
        </Heading>
        <CallIntro intro={intro} />
      </Stack>
      <CallList calls={calls} />
      <Details summary={say.heading}>
        <WhatToSay {...say} />
      </Details>
      <CallLinks links={links} />
    </Stack>
  </Card>
);

export const CallIntro = ({ intro }: Pick<CallSheetView, 'intro'>) =>
  intro.map((words) => (
    <Text key={words} size="s">
      {words}
    </Text>
  ));

export const CallLinks = ({ links }: Pick<CallSheetView, 'links'>) => (
  <Inline gap={4}>
    {links.map(({ href, label }) => (
      <Link key={href} href={href} variant="standalone">
        {label}
      </Link>
    ))}
  </Inline>
);
