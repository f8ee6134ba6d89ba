import { useEnhanced } from '@applicant-hub/design-system';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Gate, whenRetried, whenSeen } from './gates.ts';
import { HeldStill } from './HeldStill.tsx';
import { noBox } from './parts.css.ts';
import { sameProps } from './same-props.ts';
import { isServer, type LateScript, lateScript } from './script.ts';

export interface PartOptions<Props> {
  /** When it becomes live. Default: when it is seen. */
  opens?: Gate;
  /** Whether it has to be live at once: it waits for an answer, say. */
  isUrgent?: (props: Props) => boolean;
}

/** A component that has a script of its own. */
export type LatePart<Props> = ComponentType<Props> & {
  /** Loads its script. @returns whether it is there */
  ready: () => Promise<boolean>;
};

/**
 * A part of a page whose script comes when it is seen. The server renders it with the page; in the
 * browser its HTML stays as it is until then, with links and forms that work without scripts, and
 * keeps what is typed in it. It becomes live earlier when its props change (decision 32).
 *
 * On a page that a script has made there is no such HTML: the navigation waits for the script.
 *
 * @param load imports its component, which takes data as props: what is the same is the same object
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { opens = whenSeen, isUrgent = () => false }: PartOptions<Props> = {},
): LatePart<Props> {
  const script = lateScript(load);
  const View = (props: Props) => createElement(script.read(), props);
  function LatePart(props: Props) {
    const [isServed] = useState(!useEnhanced());
    if (!isServed) return <View {...props} />;
    return (
      <ServedPart
        script={script}
        View={View}
        shown={props}
        opens={opens}
        isUrgent={isUrgent(props)}
      />
    );
  }
  LatePart.ready = script.load;
  return LatePart;
}

interface ServedPartProps<Props> {
  script: LateScript<unknown>;
  View: ComponentType<Props>;
  shown: Props;
  opens: Gate;
  isUrgent: boolean;
}

/** The part on the server's page. */
function ServedPart<Props extends object>(part: ServedPartProps<Props>) {
  const { script, View, shown, opens, isUrgent } = part;
  const place = useRef<HTMLDivElement>(null);
  const [wait] = useState(newWait);
  const [first] = useState(shown);
  const [isLive, setLive] = useState(false);
  const isWanted = isUrgent || !sameProps(first, shown);

  useEffect(() => {
    const part = place.current;
    if (isLive || part === null) return;
    let isOver = false;
    let stop: () => void = () => undefined;
    const open = () =>
      void script.load().then((isHere) => {
        if (isHere) wait.end();
        if (isHere || isOver) return;
        // A script that cannot be had leaves the page as it is, until the next try.
        stop();
        stop = whenRetried(part, open);
      });
    if (isWanted) open();
    else stop = opens(part, open);
    return () => {
      isOver = true;
      stop();
    };
  }, [isLive, isWanted, opens, script, wait]);

  const onLive = useCallback(() => startTransition(() => setLive(true)), []);
  const current = isLive ? shown : first;
  // The very same element until it is live: nothing may reach it.
  const content = useMemo(
    () => (
      <Suspense fallback={null}>
        <After wait={wait}>
          <View {...current} />
        </After>
        <Arrival onLive={onLive} />
      </Suspense>
    ),
    [View, current, onLive, wait],
  );
  return (
    <div ref={place} className={noBox} data-live={isLive || undefined}>
      {isServer ? content : <HeldStill isHeld={!isLive}>{content}</HeldStill>}
    </div>
  );
}

/** Something to wait for. */
interface Wait {
  isOver: boolean;
  over: Promise<void>;
  end: () => void;
}

function newWait(): Wait {
  let resolve: () => void = () => undefined;
  const over = new Promise<void>((done) => {
    resolve = done;
  });
  const wait: Wait = {
    // A server waits for nobody.
    isOver: isServer,
    over,
    end: () => {
      wait.isOver = true;
      resolve();
    },
  };
  return wait;
}

function After({ wait, children }: { wait: Wait; children: ReactNode }) {
  // React waits for it.
  if (!wait.isOver) throw wait.over;
  return children;
}

/** Tells that what is beside it has become live. */
function Arrival({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return null;
}
