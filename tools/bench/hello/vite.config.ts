import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** The configuration that `create-remix` writes, with the same future flags as the hub. */
export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
});
