import { m } from '@applicant-hub/copy';
import type { ToneName } from '@applicant-hub/design-system';
import type { ApplicationId, ApplicationOption, Availability } from '@applicant-hub/domain';

interface TileWords {
  title: () => string;
  summary: () => string;
  /** Text while editors have switched the link off (ACS-11). */
  off: () => string;
  /** Colours of the picture. */
  tone: ToneName;
}

export const tileWords: Readonly<Record<ApplicationId, TileWords>> = {
  undergraduate: {
    title: m.applications_undergraduate,
    summary: m.applications_undergraduate_summary,
    off: m.applications_off,
    tone: 'category-1',
  },
  postgraduate: {
    title: m.applications_postgraduate,
    summary: m.applications_postgraduate_summary,
    off: m.applications_off,
    tone: 'category-1',
  },
  conservatoires: {
    title: m.applications_conservatoires,
    summary: m.applications_conservatoires_summary,
    off: m.applications_off_conservatoires,
    tone: 'category-2',
  },
  teachertraining: {
    title: m.applications_teachertraining,
    summary: m.applications_teachertraining_summary,
    off: m.applications_off_teaching,
    tone: 'info',
  },
  preregistration: {
    title: m.applications_preregistration,
    summary: m.applications_preregistration_summary,
    off: m.applications_off,
    tone: 'success',
  },
};

export const optionWords: Readonly<Record<ApplicationOption['value'], () => string>> = {
  england: m.applications_option_england,
  scotland: m.applications_option_scotland,
  wales: m.applications_option_wales,
  northernireland: m.applications_option_northernireland,
};

/** Text for an application without a link; null if no text is needed (ACS-6, ACS-10). */
export function obstacleWords(state: Availability, id: ApplicationId): string | null {
  switch (state) {
    case 'closed':
      return m.applications_closed();
    case 'notYetOpen':
      return m.applications_not_yet_open();
    case 'unknown':
      return m.applications_open_unknown();
    case 'off':
      return tileWords[id].off();
    case 'none':
    case 'open':
      return null;
  }
}
