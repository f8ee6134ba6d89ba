import { teachesAtADistance } from '../catalogue/specialists.ts';
import { chanceOf, oneOf, integerOf } from '../chance.ts';
import { slugOf } from '../slug.ts';
import { costOfLivingIn } from './cost-of-living.ts';
import type { Provider } from './provider.ts';

/**
 * Contact details of a university. The phone numbers, addresses and pages are invented, and cannot
 * belong to a real person or organisation.
 */
export function contactOf({ providerId, name }: Provider, url: string) {
  const slug = slugOf(name);
  return {
    // Ofcom reserves this range for drama.
    phone: `01632 960${String(integerOf(`phone ${providerId}`, 1000)).padStart(3, '0')}`,
    email: `admissions@${slug}.example.com`,
    url: `${url}/site/unis/${slug}`,
  };
}

/**
 * Figures about a university, all invented; there are no figures for universities that teach only
 * online.
 */
export function figuresOf(provider: Provider) {
  const { providerId } = provider;
  const known = (what: string, share: number) =>
    !teachesAtADistance(provider) && chanceOf(`has ${what} ${providerId}`) < share;
  return {
    tef: known('tef', 0.85)
      ? oneOf(`tef ${providerId}`, ['Gold', 'Silver', 'Silver', 'Bronze'])
      : null,
    nssScore: known('nss', 0.9) ? 70 + integerOf(`nss ${providerId}`, 22) : null,
    avgSalary: known('salary', 0.9) ? 22_000 + 500 * integerOf(`salary ${providerId}`, 24) : null,
    costOfLiving: known('living', 0.9) ? costOfLivingIn(provider) : null,
    unibuddyId: known('unibuddy', 0.6) ? `unibuddy-${providerId}` : null,
  };
}

/** Pictures and accommodation; a university without a campus has neither. */
export function campusOf(provider: Provider, url: string) {
  const { providerId } = provider;
  if (teachesAtADistance(provider)) return { image: null, banner: null, accommodationUrl: null };
  return {
    image: `${url}/pictures/unis/${providerId}.svg`,
    banner: `${url}/pictures/banners/${providerId}.svg`,
    accommodationUrl: `${contactOf(provider, url).url}/accommodation`,
  };
}

export function extendedOf(provider: Provider, url: string) {
  const { name, town } = provider;
  const pages = contactOf(provider, url).url;
  const advice = 'Advice on money, health, disability and settling in, before and after you start.';
  if (teachesAtADistance(provider)) {
    return [{ label: 'Support for students', description: advice, link: null }];
  }
  return [
    {
      label: 'Open days',
      description: `Look around, meet people who teach and study at ${name}, and ask anything.`,
      link: `${pages}/open-days`,
    },
    {
      label: 'Accommodation',
      description: `Rooms on and near the campus, and help with finding a home in ${town}.`,
      link: `${pages}/accommodation`,
    },
    { label: 'Support for students', description: advice, link: `${pages}/support` },
  ];
}
