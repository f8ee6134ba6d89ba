import { IconButton } from '../Button/IconButton.tsx';
import type { Examples } from '../examples.ts';
import { HeartIcon } from '../Icon/HeartIcon.ts';
import { Tooltip } from './Tooltip.tsx';

export const examples: Examples = {
  default: (
    <Tooltip id="tooltip-save" text="Saved courses are on your start page">
      <IconButton
        type="submit"
        name="tooltip-intent"
        value="save"
        variant="secondary"
        label="Save this course"
        icon={<HeartIcon />}
      />
    </Tooltip>
  ),
};
