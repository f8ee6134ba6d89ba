import { m } from '@applicant-hub/copy';
import { Button, CrossIcon, IconButton, Link } from '@applicant-hub/design-system';
import { type ReactNode, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { AdvertDrawing } from './AdvertDrawing.tsx';
import * as css from './Adverts.css.ts';
import { ADVERTS, ADVERTS_PART, OFF } from './fields.ts';
import type { AdvertsView, AdvertView } from './view.ts';

/**
 * The window's width determines which advert is visible, if any (NTF-25). The adverts are plain
 * links with drawings from the hub itself. Both adverts are in the page from the start, so nothing
 * moves.
 */
export function Adverts({ leaderboard, mobile }: AdvertsView) {
  const [areOff, setOff] = useState(false);
  if (areOff) return null;
  return (
    <div {...partProps(ADVERTS_PART)} data-beside-focus>
      <Part id={ADVERTS_PART}>
        {leaderboard && (
          <div className={css.leaderboard} role="group" aria-label={m.shell_advert()}>
            <div className={css.bar}>
              <span>{m.shell_advert()}</span>
              <Why />
              <OffForm onOff={setOff}>
                <Button type="submit" variant="quiet" size="xs" flush>
                  {m.shell_advert_off()}
                </Button>
              </OffForm>
            </div>
            <AdvertLink slot="leaderboard" {...leaderboard} />
          </div>
        )}
        {mobile && (
          <div className={css.mobile} role="group" aria-label={m.shell_advert()}>
            <div className={css.bar}>
              <span>{m.shell_advert()}</span>
              <Why />
              <OffForm onOff={setOff}>
                <IconButton
                  type="submit"
                  variant="quiet"
                  size="xs"
                  label={m.shell_advert_off()}
                  icon={<CrossIcon />}
                />
              </OffForm>
            </div>
            <AdvertLink slot="mobile" {...mobile} />
          </div>
        )}
      </Part>
    </div>
  );
}

const Why = () => (
  <Link href={paths.adverts} variant="small">
    {m.shell_advert_why()}
  </Link>
);

type AdvertLinkProps = AdvertView & { slot: keyof AdvertsView };

/** `noreferrer`: the advertiser does not learn which page the link was on. */
const AdvertLink = ({ slot, headline, text, advertiser, url, drawing }: AdvertLinkProps) => (
  <a className={css.advert} data-advert={slot} href={url} rel="sponsored noreferrer">
    <AdvertDrawing drawing={drawing} />
    <span className={css.words}>
      <strong className={css.headline}>{headline}</strong>
      {text !== '' && <span>{text}</span>}
      <span>{advertiser}</span>
    </span>
  </a>
);

interface OffFormProps {
  /** Called with true when the form is submitted, and with false if the save fails. */
  onOff: (areOff: boolean) => void;
  children: ReactNode;
}

function OffForm({ onOff, children }: OffFormProps) {
  const { redirectTo, onSubmit } = useChangeForm({
    onSend: () => onOff(true),
    onResult: (isSaved) => {
      if (!isSaved) onOff(false);
    },
  });
  return (
    <form className={css.off} method="post" action={paths.advertsForm} onSubmit={onSubmit}>
      <FormToken />
      <input type="hidden" name={ADVERTS} value={OFF} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children}
    </form>
  );
}
