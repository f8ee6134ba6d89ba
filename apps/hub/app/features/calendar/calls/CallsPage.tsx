import { Card, Heading, Stack } from '@applicant-hub/design-system';
import { CallList } from '#app/features/application-status/calls/CallList.tsx';
import { CallIntro, CallLinks } from '#app/features/application-status/calls/CallSheet.tsx';
import type { CallSheetView } from '#app/features/application-status/calls/view-types.ts';
import { WhatToSay } from '#app/features/application-status/calls/WhatToSay.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';

export const CallsPage = ({ heading, intro, calls, say, links }: CallSheetView) => (
  <Stack gap={6}>
    <PageHead title={heading}>
      <CallIntro intro={intro} />
    </PageHead>
    <CallList calls={calls} />
    <CallLinks links={links} />
    <Card>
      <Heading level={2} size="m">
        {say.heading}
      </Heading>
      <WhatToSay {...say} />
    </Card>
  </Stack>
);
