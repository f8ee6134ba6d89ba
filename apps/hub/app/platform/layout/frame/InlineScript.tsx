import { useNonce } from '#app/platform/browser/page/nonce.ts';

/**
 * A script that stands in the page itself, and runs where it stands: before what comes after it is
 * seen.
 */
export function InlineScript({ source }: { source: string }) {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      // Browsers hide nonces from scripts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}
