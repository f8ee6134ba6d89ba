import { m } from '@applicant-hub/copy';
import { Banner, Button, Text } from '@applicant-hub/design-system';
import { useEffect, useRef } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { submitForm } from '#app/platform/browser/forms/submit-form.ts';
import { INTENT } from '#app/platform/paths/people-like-path.ts';

/**
 * Wipes a saved selection that is no longer offered (PLY-9). Submits a form, because a page view
 * must not save anything.
 */
export function Outdated() {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (form.current) submitForm(form.current);
  }, []);
  return (
    <Banner
      tone="info"
      title={m.people_outdated()}
      action={
        <form ref={form} method="post" action={paths.peopleLike}>
          <FormToken />
          <input type="hidden" name={INTENT} value="forget" />
          <Button type="submit">{m.people_outdated_again()}</Button>
        </form>
      }
    >
      <Text>{m.people_outdated_advice()}</Text>
    </Banner>
  );
}
