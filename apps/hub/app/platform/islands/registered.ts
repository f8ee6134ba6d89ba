import type { ComponentType } from 'react';
import type { Wakes } from './triggers.ts';
import type { NEVER } from './markup.ts';

/** How an island comes about. */
export interface IslandScript {
  /**
   * Imports its component, which takes plain data as props.
   *
   * @param first in the browser, gives the props that it is about to show; null when it will not
   */
  load: (first?: () => Promise<object | null>) => Promise<ComponentType<never>>;
  /** Never: it has nothing for a script to do, and its HTML is kept and brought up to date all the same. */
  wakes: Wakes | typeof NEVER;
}

export type IslandScripts = Readonly<Record<string, IslandScript>>;

/**
 * What `registerIslands` is given: the table of islands says its own type here. So a page is told
 * which islands there are without importing all of them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the table adds to it
export interface Registered extends Readonly<Record<'islands', IslandScripts>> {}

export type IslandName = keyof Registered['islands'];

type ComponentOf<Name extends IslandName> = Awaited<
  ReturnType<Registered['islands'][Name]['load']>
>;

/** What an island's component takes. */
export type PropsOf<Name extends IslandName> =
  ComponentOf<Name> extends (props: infer Props) => unknown
    ? Props extends object
      ? Props
      : object
    : object;

let islands: IslandScripts = {};

/** Tells which islands there are: the first thing that an entry does, of server and browser alike. */
export function registerIslands(all: IslandScripts): void {
  islands = all;
}

/** Every island, by its name. */
export const registeredIslands = (): IslandScripts => islands;
