import { Banner, Text } from '@applicant-hub/design-system';
import type { ShareMessage } from './view-types.ts';

export const FormMessage = ({ tone, text }: ShareMessage) => (
  <Banner tone={tone} role="alert" autofocus>
    <Text>{text}</Text>
  </Banner>
);
