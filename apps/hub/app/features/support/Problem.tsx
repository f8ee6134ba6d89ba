import { Banner, Text } from '@applicant-hub/design-system';

/** Why the last attempt failed. The text may come from the service. */
export function Problem({ words }: { words: string }) {
  return (
    <Banner tone="danger" role="alert" autofocus>
      <Text>{words}</Text>
    </Banner>
  );
}
