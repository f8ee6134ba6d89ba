import { m } from '@applicant-hub/copy';
import {
  AppHeader,
  Avatar,
  CalendarIcon,
  CompassIcon,
  Footer,
  HeaderMenu,
  HeartIcon,
  HomeIcon,
  Link,
  NavBar,
  SearchIcon,
  Text,
} from '@applicant-hub/design-system';
import { type Language, language } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { hasHref, systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { Brand } from './Brand.tsx';
import { languageItem, LanguageLink } from '#app/platform/layout/language/LanguageLink.tsx';
import { BellLink } from './BellLink.tsx';
import { deviceStore } from '#app/platform/browser/storage/device-store.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import type { PersonView } from '#app/platform/request/person-view.server.ts';

export interface HeadPerson extends PersonView {
  /** Number of unread notifications; null if unknown. */
  unread: number | null;
}

export interface HeadProps {
  /** Null on public pages, and on error pages. */
  person: HeadPerson | null;
  /** Path of the current tab. */
  current?: string | undefined;
  /** Undefined if the hub has only one language. */
  otherLanguage?: Language | undefined;
  /** Set in a hub without a calendar. */
  withoutDates?: true | undefined;
}

export function Head({ person, current, otherLanguage, withoutDates }: HeadProps) {
  const hrefTo = useHrefTo();
  return (
    <AppHeader
      brand={
        <Link href={paths.hub}>
          <Brand />
        </Link>
      }
      navigation={
        <NavBar label={m.shell_nav_label()} items={tabs({ current, withoutDates }, hrefTo)} />
      }
      actions={
        (person ?? otherLanguage) && (
          <>
            {otherLanguage && <LanguageLink to={otherLanguage} />}
            {person && (
              <>
                <BellLink unread={person.unread} isCurrent={current === paths.notifications} />
                <Account {...person} />
              </>
            )}
          </>
        )
      }
    />
  );
}

/**
 * The tabs of the header. On a phone, the five tabs with icons are the navigation bar, and the
 * search page links to the other two tabs, which lead to pages of another system.
 */
const tabs = (
  { current, withoutDates }: Pick<HeadProps, 'current' | 'withoutDates'>,
  hrefTo: ReturnType<typeof useHrefTo>,
) =>
  [
    { href: paths.hub, label: m.shell_tab_hub(), icon: <HomeIcon /> },
    { href: paths.forYou, label: m.shell_tab_for_you(), icon: <CompassIcon /> },
    { href: paths.favourites, label: m.shell_tab_favourites(), icon: <HeartIcon /> },
    {
      href: withoutDates ? null : paths.calendar,
      label: m.shell_tab_dates(),
      icon: <CalendarIcon />,
      onlyInBar: true,
    },
    { href: hrefTo(systemPages.whatToDo), label: m.shell_tab_what_to_do() },
    { href: hrefTo(systemPages.whereToGo), label: m.shell_tab_where_to_go() },
    { href: paths.search, label: m.shell_tab_search(), icon: <SearchIcon /> },
  ]
    .filter(hasHref)
    .map((tab) => ({ ...tab, current: tab.href === current }));

function Account({ name, initials, colour, avatar }: HeadPerson) {
  return (
    <form method="post" action={paths.logout} onSubmit={() => deviceStore.clear('copy')}>
      <FormToken />
      <HeaderMenu
        label={m.account_menu({ initials, name })}
        icon={<Avatar initials={initials} colour={colour} src={avatar ?? undefined} size="s" />}
        heading={m.account_signed_in_as({ name })}
        items={[
          { href: paths.preferences, label: m.account_menu_preferences() },
          { href: paths.appearance, label: m.account_menu_appearance() },
          { href: paths.notifications, label: m.account_menu_notifications() },
          { href: paths.adviser, label: m.account_menu_adviser() },
          { href: paths.yourData, label: m.account_menu_data() },
          { href: paths.help, label: m.account_menu_help() },
          { type: 'submit', label: m.account_log_out() },
        ]}
      />
    </form>
  );
}

export function Foot({ otherLanguage }: Pick<HeadProps, 'otherLanguage'>) {
  const membership = useHrefTo()(systemPages.membership);
  return (
    <Footer
      label={m.shell_footer_label()}
      items={[
        { href: paths.help, label: m.shell_footer_help() },
        { href: paths.status, label: m.shell_footer_service_status() },
        { href: paths.accessibility, label: m.shell_footer_accessibility() },
        { href: paths.privacy, label: m.shell_footer_privacy() },
        { href: paths.cookies, label: m.shell_footer_cookies() },
        { href: paths.terms, label: m.shell_footer_terms() },
        ...(membership === null ? [] : [{ href: membership, label: m.shell_footer_membership() }]),
        ...(otherLanguage ? [languageItem(otherLanguage)] : []),
      ]}
    >
      {language !== 'en' && <Text size="s">{m.shell_language_note()}</Text>}
    </Footer>
  );
}
