import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** The pseudo-locale build goes to a folder of its own, so that it never replaces the real one. */
const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

/** Libraries: they stay cached over our own releases. */
const vendor =
  /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\/|vite\/preload-helper|commonjsHelpers/;
/** Long questions about a person, with their rules and finders: only the pages that ask them load these. */
const answers =
  /\/app\/(personalisation|finders)\/|\/libs\/domain\/src\/(preferences|onboarding)\/|\/paraglide\/(finders|onboarding|preferences)\.ts|\/design-system\/src\/Accordion\/Accordion\.tsx$/;
/** The field that suggests: finders have it, and the FAQ. */
const combobox =
  /\/design-system\/src\/(Combobox|enhance)\/(Combobox\.tsx|move\.ts|lookup\.ts|useLookup\.ts|typeInto\.ts)$/;
/** Fields of forms but the plain ones, and the words around them: only pages with a form load them, but all styles are one file. */
const forms =
  /\/design-system\/src\/((?!(Text)?Field\/)\w+Field|Fieldset|ErrorSummary|Details)\/\w+\.tsx$|\/paraglide\/(debug|status)\.ts/;
/** Words of one page, and of what is hardly ever seen: they come with it. */
const apart =
  /\/paraglide\/(adverts|applications|arrange|content|data|drafts|live|membership|notes|notifications|partner|people|queue|session|settings|statement|support|tariff|todo)\.ts/;
/** What turns slides, below the first screen and in what opens over a page. */
const carousel = /\/design-system\/src\/(Carousel\/\w+\.tsx?|Slides\/useSlides\.ts)$/;
/** What opens over a page is loaded when it does. */
const dialogs = /\/design-system\/src\/Dialog\/\w+\.tsx$|\/app\/modals\/return-focus\.ts$/;
const modals =
  /\/app\/modals\/(?!ModalArea|return-focus)[\w-]+\.tsx?$|\/design-system\/src\/Slides\/\w+\.tsx?$|\/paraglide\/modals\.ts/;
/** Styles of parts come with the page: a script that comes later would bring them too late. */
const styles =
  /\/(libs\/design-system|apps\/hub\/app\/(?!routes|applications|onboarding|manage|explore\/(?!CardFact|GuideCard)|map\/leaflet)).*\.css\.ts\.vanilla\.css$/;
/** What a page needs to begin with: its frame, and what loads the rest. */
const first =
  /\/app\/(applicant\/screens|appearance\/appearance|drafts\/(local-keys|when-left)|modals\/ModalArea|support\/SupportArea|notices\/(NoticeArea|notice-context|section)|parts|shell\/(HubLink|HubShell|early-events|form-token|hash-route|nonce|other-tabs|page-views|scroll|side-panel|unsent|use-(end|changes)-elsewhere)|widgets\/(tariff\/forget-selection|favourites\/tabs|focus\.ts|FocusFrame))|\/paraglide\/page\.ts|\/design-system\/src\/(Container|Grid|Heading|Link\/LinkProvider|PageShell|SkipLink|Stack|Text\/|enhance\/useEnhanced|root)/;
/** The first screen of the hub, for whoever uses it. */
const top =
  /\/app\/(drafts\/UnsavedTexts|stage\/|routes\/dashboard\._index\/(Progress|Welcome)\.tsx|widgets\/apply\/(?!DebugArea))|\/paraglide\/(apply|stage)\.ts/;
/** What is below the first screen, but for what other pages have too. */
const below =
  /\/app\/(adverts\/Advert|feed|guides|happening|promotions)\w*\/?|\/paraglide\/(feed|promotions)\.ts/;
/** What most pages have as soon as somebody uses them. */
const shared =
  /\/libs\/(design-system|copy)\/|\/app\/(applicant\/|notices\/|session-warning\/(SessionWatch|session-answer)|shell\/|notifications\/(ActionLink|Alerts|WarningBanner|ChangeForm|HtmlText|command|count|forget-copy|use-sent-away)|phases\/PhaseBanner|widgets\/(columns|looks)|arrange\/arrange-path|adverts\/fields|modals\/slides\.svg)|\/libs\/domain\/src\/widgets\/columns\.ts/;

/** Favourites as the dashboard and other pages show them, without the interactive map. */
const favourites =
  /\/app\/(favourites\/|courses\/(?!CourseContact))|\/app\/explore\/(CardFact|GuideCard|paths)|\/app\/map\/(?!leaflet-map|markers|popup|keyboard|map-options)|\/paraglide\/(courses|favourites|map)\.ts|\/libs\/domain\/src\/geo\/|\/design-system\/src\/Picture\//;
/** The pages where favourites come from, and where they are managed. */
const explore =
  /\/app\/explore\/|\/paraglide\/(explore|manage)\.ts|\/design-system\/src\/(Table|Pagination)\//;

/** On a poor line every request costs more than a few bytes: what pages share is one script. */
function chunkOf(id: string): string | undefined {
  if (styles.test(id)) return 'page';
  if (below.test(id)) return 'below';
  if (apart.test(id)) return undefined;
  if (vendor.test(id)) return 'vendor';
  if (first.test(id)) return 'page';
  if (top.test(id)) return 'top';
  if (answers.test(id)) return 'answers';
  if (combobox.test(id)) return 'combobox';
  if (forms.test(id)) return 'forms';
  if (carousel.test(id)) return 'carousel';
  if (dialogs.test(id)) return 'dialogs';
  if (modals.test(id)) return 'modals';
  if (favourites.test(id)) return 'favourites';
  if (explore.test(id)) return 'explore';
  return shared.test(id) ? 'hub' : undefined;
}

const atStart = /\/(vendor|page)-[\w-]+\.(js|css)$/;

const isAboutUseClient = ({ code, message }: { code?: string | undefined; message: string }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' ||
  message.includes('Error when using sourcemap for reporting an error');

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
    // Says which source a script was split off for; the benchmark asks.
    manifest: true,
    // Every page has these from the start, so no part names them once more.
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !atStart.test(file)),
    },
    target: 'es2020',
    assetsInlineLimit: 0,
    rollupOptions: {
      // Else what a chunk's module imports would come with it, whatever `chunkOf` says: all words.
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } }),
      onwarn(warning, warn) {
        // The design system marks its interactive files for frameworks that care; Rollup does not.
        if (!isAboutUseClient(warning)) warn(warning);
      },
    },
  },
}));
