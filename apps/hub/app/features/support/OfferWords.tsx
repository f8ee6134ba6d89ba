import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';

/** The text of the offer. It states who makes the offer, and that it is optional (GOV-1). */
export function OfferWords() {
  return (
    <>
      <Text>{m.support_what()}</Text>
      <Text>{m.support_why()}</Text>
      <Text>{m.support_choice()}</Text>
      <Text>{m.support_ends()}</Text>
    </>
  );
}
