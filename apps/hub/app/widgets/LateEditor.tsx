import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  Skeleton,
  Stack,
  Text,
  useEnhanced,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import {
  type ComponentType,
  type MutableRefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { paths } from '../applicant/links.ts';
import type { WidgetProps } from './definition.ts';
import { WIDGET_PARAM } from './focus.ts';
import { lazyView } from './lazy-view.ts';

/** How long an editor's script may take before the page says so (STA-11, milliseconds). */
const LATE_AFTER_MS = 5_000;

/** Is told that the editor is there. */
type Arrival = MutableRefObject<(() => void) | null>;

/**
 * An editor whose script is loaded when it is shown. The server's page is complete and stays usable
 * while the script is on its way, late (STA-11) or cannot be had: nothing typed goes with it.
 */
export function lateEditor<Data>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Data>> }>,
): ComponentType<WidgetProps<Data>> {
  const Editor = lazyView(load);
  return function LateEditor(props) {
    const arrivalRef: Arrival = useRef(null);
    return (
      <>
        {/* Beside the editor: nothing may be made anew around a form that scripts have not reached. */}
        <LateNote arrivalRef={arrivalRef} id={props.widget.id} />
        <Suspense fallback={<Loading />}>
          <Editor {...props} />
          <Arrived arrivalRef={arrivalRef} />
        </Suspense>
      </>
    );
  };
}

/** Says that the script is late, as long as it is. */
function LateNote({ arrivalRef, id }: { arrivalRef: Arrival; id: string }) {
  const [isLate, setLate] = useState(false);
  // On the server's page the form is there without the script.
  const [hasForm] = useState(!useEnhanced());
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    arrivalRef.current = () => {
      clearTimeout(timer);
      setLate(false);
    };
    return () => clearTimeout(timer);
  }, [arrivalRef]);
  return (
    <div role="status">
      {isLate && (
        <Banner
          tone="info"
          title={m.widgets_late_editor()}
          action={
            !hasForm && (
              // A form, for it loads the whole page.
              <form method="get" action={paths.hub}>
                <input type="hidden" name={WIDGET_PARAM} value={id} />
                <Button type="submit" variant="secondary">
                  {m.widgets_late_editor_again()}
                </Button>
              </form>
            )
          }
        >
          {hasForm && <Text>{m.widgets_late_editor_plain()}</Text>}
        </Banner>
      )}
    </div>
  );
}

function Arrived({ arrivalRef }: { arrivalRef: Arrival }) {
  useEffect(() => arrivalRef.current?.(), [arrivalRef]);
  return null;
}

/** Its own shape, while a script goes from the hub to the editor. */
const Loading = () => (
  <Stack gap={6} aria-busy>
    <VisuallyHidden>{m.widgets_late_editor_loading()}</VisuallyHidden>
    <Skeleton shape="heading" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);
