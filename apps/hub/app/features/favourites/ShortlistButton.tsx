import type { CourseRef, SlotNumber } from '@applicant-hub/domain';
import { ChangeForm } from './ChangeForm.tsx';
import { ShortlistAct, type ShortlistActProps } from './ShortlistAct.tsx';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';

export interface ShortlistButtonProps extends Pick<
  ShortlistActProps,
  'intent' | 'title' | 'label' | 'flush'
> {
  item: CourseRef;
  /** The slot for the course, for `shortlist-replace`. */
  slot?: SlotNumber;
}

export function ShortlistButton({ item, slot, ...act }: ShortlistButtonProps) {
  const form = useChangeForm();
  return (
    <ChangeForm form={form} kind="courses" item={item} title={act.title}>
      {slot !== undefined && <input type="hidden" name="slot" value={slot} />}
      <ShortlistAct {...act} busy={form.isBusy} />
    </ChangeForm>
  );
}
