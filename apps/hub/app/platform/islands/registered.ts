import type { ComponentType } from 'react';
import type { Wakes } from './triggers.ts';
import type { NEVER } from './markup.ts';

export interface IslandScript {
  /**
   * Imports the island's component, which takes plain data as props.
   *
   * @param first in the browser, returns the props of the first render; null if the island remains
   * plain HTML
   */
  load: (first?: () => Promise<object | null>) => Promise<ComponentType<never>>;
  /** `NEVER` for an island without a script, whose HTML is still cached and updated. */
  wakes: Wakes | typeof NEVER;
}

export type IslandScripts = Readonly<Record<string, IslandScript>>;

/**
 * The type of the table of islands. The module that defines the table extends this type by
 * declaration merging, so that code can use the types of all islands without importing their
 * modules.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the module with the table extends this type
export interface Registered extends Readonly<Record<'islands', IslandScripts>> {}

export type IslandName = keyof Registered['islands'];

type ComponentOf<Name extends IslandName> = Awaited<
  ReturnType<Registered['islands'][Name]['load']>
>;

export type PropsOf<Name extends IslandName> =
  ComponentOf<Name> extends (props: infer Props) => unknown
    ? Props extends object
      ? Props
      : object
    : object;

let islands: IslandScripts = {};

/** Every entry module must call this function first, on the server and in the browser. */
export function registerIslands(all: IslandScripts): void {
  islands = all;
}

export const registeredIslands = (): IslandScripts => islands;
