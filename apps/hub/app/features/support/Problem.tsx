import { Banner, Text } from '@applicant-hub/design-system';

/** Why the last try came to nothing. What a service says of it is its own text. */
export function Problem({ words }: { words: string }) {
  return (
    <Banner tone="danger" role="alert" autofocus>
      <Text>{words}</Text>
    </Banner>
  );
}
