import { m } from '@applicant-hub/copy';
import {
  BuildingIcon,
  CompassIcon,
  HeartIcon,
  ListIcon,
  MapPinIcon,
  SchoolIcon,
} from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import type { ReactElement } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { hasHref, type SystemPage, systemPages } from '#app/platform/paths/system-pages.ts';
import type { SearchView } from './search-view.server.ts';

/** A link from the search page to a list. */
export interface WayIn {
  readonly href: string;
  readonly icon: ReactElement;
  readonly title: string;
  readonly text: string;
  /** '58 subjects'; null if unknown. */
  readonly count: string | null;
}

/** @param hrefTo finds the address of a page; null if the hub does not have the page */
export const waysIn = (
  counts: SearchView['counts'],
  hrefTo: (page: SystemPage) => string | null,
): WayIn[] =>
  [
    {
      href: paths.subjects,
      icon: <SchoolIcon size="l" />,
      title: m.explore_nav_subjects(),
      text: m.explore_search_subjects(),
      count: words(counts.subjects, m.explore_search_count_subjects),
    },
    {
      href: paths.unis,
      icon: <BuildingIcon size="l" />,
      title: m.explore_nav_unis(),
      text: m.explore_search_unis(),
      count: words(counts.unis, m.explore_search_count_unis),
    },
    {
      href: paths.locations,
      icon: <MapPinIcon size="l" />,
      title: m.explore_nav_locations(),
      text: m.explore_search_locations(),
      count: words(counts.locations, m.explore_search_count_locations),
    },
    {
      href: paths.forYou,
      icon: <CompassIcon size="l" />,
      title: m.explore_nav_for_you(),
      text: m.explore_search_for_you(),
      count: null,
    },
    {
      href: paths.favourites,
      icon: <HeartIcon size="l" />,
      title: m.explore_search_favourites_title(),
      text: m.explore_search_favourites(),
      count: words(counts.favourites, m.explore_search_count_favourites),
    },
    {
      href: hrefTo(systemPages.whatToDo),
      icon: <ListIcon size="l" />,
      title: m.shell_tab_what_to_do(),
      text: m.explore_search_what_to_do(),
      count: null,
    },
    {
      href: hrefTo(systemPages.whereToGo),
      icon: <MapPinIcon size="l" />,
      title: m.shell_tab_where_to_go(),
      text: m.explore_search_where_to_go(),
      count: null,
    },
  ].filter(hasHref);

const wholeNumber = new Intl.NumberFormat(locale);

const words = (count: number | null, say: (inputs: { count: string }) => string): string | null =>
  count === null ? null : say({ count: wholeNumber.format(count) });
