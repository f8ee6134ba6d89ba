import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  ButtonLink,
  CrossIcon,
  IconButton,
  Inline,
  Link,
  Text,
} from '@applicant-hub/design-system';
import { useContext, useEffect } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { area } from './NoticeArea.css.ts';
import { AT, pageAt } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from './use-change-form.ts';

export interface NoticeProps extends Pick<ChangeResult, 'notice' | 'link'> {
  /** Null if the notice belongs to the whole page. */
  section: string | null;
  /** Null if the server rendered the notice. */
  onClose: (() => void) | null;
}

export function Notice({ notice, link, section, onClose }: NoticeProps) {
  const { isBusy, onSubmit } = useChangeForm();
  const here = pageAt(useContext(PageContext).path, section);
  useFocusAfter(onClose === null ? null : notice);
  return (
    <Banner
      tone={notice.tone}
      autofocus={onClose === null}
      compact={onClose === null ? undefined : true}
      action={
        <Inline gap={2}>
          {link && onClose === null && (
            <ButtonLink href={link.href} variant="secondary" size="s">
              {link.label}
            </ButtonLink>
          )}
          {notice.canUndo && (
            <form method="post" action={paths.undo} onSubmit={onSubmit}>
              <FormToken />
              <input type="hidden" name="notice" value={notice.id} />
              <input type="hidden" name="redirectTo" value={here} />
              <Button type="submit" variant="secondary" size="s" busy={isBusy}>
                {m.notices_undo()}
              </Button>
            </form>
          )}
          {section !== null && (
            <ButtonLink href={withoutNotice(here)} variant="quiet" size="s">
              {m.notices_close()}
            </ButtonLink>
          )}
          {onClose && (
            <IconButton
              type="button"
              variant="quiet"
              size="s"
              label={m.notices_close()}
              icon={<CrossIcon />}
              onClick={onClose}
            />
          )}
        </Inline>
      }
    >
      <Text lang={notice.lang}>
        {notice.text}
        {/* The link is in the text, so that the notice is a single row. */}
        {link && onClose !== null && (
          <>
            {' '}
            <Link href={link.href}>{link.label}</Link>
          </>
        )}
      </Text>
    </Banner>
  );
}

function withoutNotice(here: string): string {
  const { pathname, searchParams, hash } = new URL(here, 'http://hub');
  searchParams.delete('notice');
  searchParams.delete(AT);
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

/**
 * A change may remove the button that was pressed. In that case the focus moves to the notice,
 * once.
 */
function useFocusAfter(notice: ChangeResult['notice'] | null): void {
  useEffect(() => {
    if (notice === null) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(`.${area}`)?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [notice]);
}
