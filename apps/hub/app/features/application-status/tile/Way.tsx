import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  useEnhanced,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { applicationFields } from '../applications/fields.ts';
import type { WayView } from './tile-views.ts';

export interface WayProps {
  readonly way: WayView;
  /** Name of the application, where the label alone is ambiguous. */
  readonly of?: string;
  readonly isBusy: boolean;
  readonly isMain?: true | undefined;
}

/**
 * Link or button to an application. While all changes are saved, it is a link. After a change, and
 * without JavaScript, it is a submit button that saves first.
 */
export function Way({ way: { name, label, href }, of, isBusy, isMain }: WayProps) {
  const isEnhanced = useEnhanced();
  const styles = { variant: isMain ? 'primary' : 'secondary', size: isMain ? 'l' : 'm' } as const;
  const words = (
    <>
      <span>
        {label} {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </span>{' '}
      <ArrowRightIcon />
    </>
  );
  return isEnhanced && href !== null ? (
    <ButtonLink {...styles} href={href} data-open={name}>
      {words}
    </ButtonLink>
  ) : (
    <Button
      {...styles}
      type="submit"
      name={applicationFields.open}
      value={name}
      busy={isBusy}
      data-open={name}
    >
      {words}
    </Button>
  );
}
