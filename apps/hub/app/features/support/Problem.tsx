import { Banner, Text } from '@applicant-hub/design-system';

/** The text may be from the service. */
export function Problem({ words }: { words: string }) {
  return (
    <Banner tone="danger" role="alert" autofocus>
      <Text>{words}</Text>
    </Banner>
  );
}
