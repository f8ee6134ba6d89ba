import type { AvatarColour } from '@applicant-hub/design-system';
import { avatarColour, initials } from '@applicant-hub/domain';
import type { Applicant } from './applicant.server.ts';

/** A user's picture, or their initials on a colour (SH-7). */
export interface PersonView {
  name: string;
  initials: string;
  colour: AvatarColour;
  avatar: string | null;
}

export const personView = ({ user, name }: Applicant): PersonView => ({
  name,
  initials: initials(user.name, user.lastName),
  colour: avatarColour(name) as AvatarColour,
  avatar: user.avatar,
});
