import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** The pseudo-locale build goes to a folder of its own, so that it never replaces the real one. */
const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

/** What every page has; an index is left out, for Rollup keeps a module's imports with it. */
const shared =
  /\/libs\/(design-system\/src\/\w+\/|copy\/src\/paraglide\/(shell|errors))|\/apps\/hub\/app\/(applicant|shell)\//;
/** Fields of forms: only the pages with a form load them. */
const forms = /\/design-system\/src\/(\w*Field|Fieldset|ErrorSummary|Details|Dialog)\//;

/**
 * On a poor line every request costs more than the few bytes that one page does not need: what
 * pages share is one script and one stylesheet, and libraries stay cached over our own releases.
 */
function chunkOf(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//.test(
      id,
    )
  )
    return 'vendor';
  return shared.test(id) && !forms.test(id) ? 'hub' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      buildDirectory,
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // After a deploy, lazy discovery reloads the page and loses typed text.
        v3_lazyRouteDiscovery: false,
      },
    }),
    vanillaExtractPlugin(),
  ],
  build: {
    target: 'es2020',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}));
