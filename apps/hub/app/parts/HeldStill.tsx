import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { type Context, type ReactElement, type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from 'react-router-dom';
import { FormTokenContext } from '../shell/form-token.ts';

/** Whatever a component can know of the page besides its props, as far as it ever changes. */
const contexts = [
  RemixContext,
  DataRouterStateContext,
  LocationContext,
  RouteContext,
  ViewTransitionContext,
  FormTokenContext,
] as unknown as readonly Context<unknown>[];

export interface HeldStillProps {
  isHeld: boolean;
  children: ReactNode;
}

/**
 * While it is held, what is in it does not hear of the page it is on: of navigations, new data, a
 * new session. React gives up HTML that any such change reaches before it was hydrated, and what was
 * typed in it.
 */
export const HeldStill = ({ isHeld, children }: HeldStillProps): ReactElement =>
  contexts.reduceRight<ReactElement>(
    (inner, context) => (
      <Held context={context} isHeld={isHeld}>
        {inner}
      </Held>
    ),
    <>{children}</>,
  );

function Held({ context, isHeld, children }: HeldStillProps & { context: Context<unknown> }) {
  const now = useContext(context);
  const [first] = useState(now);
  return <context.Provider value={isHeld ? first : now}>{children}</context.Provider>;
}
