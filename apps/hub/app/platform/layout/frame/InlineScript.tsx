import { useNonce } from '#app/platform/browser/page/nonce.ts';

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
