import { useTranslation } from 'react-i18next';
import { languages } from '#domain/shared/language.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { de } from '#i18n/de.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { createEventPath, paths, roomPath, tabs } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { Contrast } from '#web/ui/icons/contrast.ts';
import { Globe } from '#web/ui/icons/globe.ts';
import { Keyboard } from '#web/ui/icons/keyboard.ts';
import { Languages } from '#web/ui/icons/languages.ts';
import { LogOut } from '#web/ui/icons/log-out.ts';
import { Mail } from '#web/ui/icons/mail.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { Palette } from '#web/ui/icons/palette.ts';
import { Plug } from '#web/ui/icons/plug.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Store } from '#web/ui/icons/store.ts';
import { UserRound } from '#web/ui/icons/user-round.ts';
import { usePlaces } from './places.ts';

export type EntryGroup = 'actions' | 'places' | 'settings' | 'person' | 'events' | 'guests' | 'help';

export type PaletteEntry = {
  id: string;
  group: EntryGroup;
  label: string;
  /** Distinguishes it from others, at the row's end. */
  hint?: string;
  /** Synonyms. */
  words?: string;
  icon?: IconShape;
  /** Shows the guest's avatar. */
  guestId?: string;
  letter?: string;
  /** Address, with the heading's hash. */
  to?: string;
  isOverlay?: boolean;
  /** A page without React. */
  isOutside?: boolean;
  /** An action of the page script, as `data-action` and value. */
  action?: { name: 'theme' | 'language' | 'logout'; value?: string };
};

const hours = { to: roomPath('hours'), icon: Clock };
const contact = roomPath('contact');
const account = { to: paths.account, icon: UserRound };
const integrations = { to: paths.integrations, icon: Plug, requires: 'owner' } as const;

type Section = { to: string; heading: string; icon: IconShape; requires?: MemberRequirement };

/** Sections of screens, by heading id. */
const sections = {
  openingHours: { ...hours, heading: 'opening-hours' },
  closures: { ...hours, heading: 'closures' },
  specialDays: { ...hours, heading: 'special-days' },
  businessData: { to: roomPath('business'), heading: 'business-data', icon: Store },
  place: { to: contact, heading: 'business-place', icon: MapPin },
  publicContact: { to: contact, heading: 'public-contact', icon: Mail },
  branding: { to: roomPath('look'), heading: 'branding', icon: Palette },
  notices: { ...account, heading: 'notices', icon: Mail },
  password: { ...account, heading: 'password' },
  devices: { ...account, heading: 'devices' },
  accountData: { ...account, heading: 'account-data', requires: 'owner' },
  addresses: { ...integrations, heading: 'addresses', icon: Globe },
  embed: { ...integrations, heading: 'embed', icon: Globe },
  apiKeys: { ...integrations, heading: 'keys' },
  webhooks: { ...integrations, heading: 'webhooks' },
} as const satisfies Record<string, Section>;

/** Actions, places and settings permitted to the member, without a request. */
export function useOwnEntries(): readonly PaletteEntry[] {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const { t: tShell } = useTranslation('shell');
  const language = useLanguage();
  const membership = useMembership();
  const { areas, pages } = usePlaces(tabs[0]);
  const page = useBusinessPage().data;
  if (!membership) return [];
  const rights = { isOwner: membership.is_owner, permissions: membership.permissions };
  const may = (requirement: MemberRequirement = 'active') => mayMember(rights, requirement);
  const named = (name: keyof typeof de.app.palette.entries) => ({
    id: name,
    label: t(`entries.${name}.label`),
    words: t(`entries.${name}.words`),
  });

  const actions: PaletteEntry[] = [];
  if (may('create_events')) {
    actions.push(
      { ...named('create'), group: 'actions', icon: Plus, to: createEventPath, isOverlay: true, letter: 'C' },
      { ...named('createPage'), group: 'actions', icon: Plus, to: paths.createEvent },
    );
  }
  if (page?.is_public && page.page_url !== null) {
    const to = new URL(page.page_url).pathname;
    actions.push({ ...named('publicPage'), group: 'actions', icon: Globe, to, isOutside: true });
  }
  const others = languages.filter((one) => one !== language);
  const person: PaletteEntry[] = [
    { ...named('theme'), group: 'person', icon: Contrast, action: { name: 'theme' } },
    ...others.map((value): PaletteEntry => {
      const words = tShell('language.label');
      const action = { name: 'language', value } as const;
      return { id: value, label: tShell(`language.${value}`), words, group: 'person', icon: Languages, action };
    }),
    { ...named('keys'), group: 'person', icon: Keyboard, letter: '?' },
    { ...named('logout'), group: 'person', icon: LogOut, action: { name: 'logout' } },
  ];

  const places = [...areas, ...pages].map(
    ({ name, to, icon }): PaletteEntry => ({ ...named(name), group: 'places', icon, to }),
  );

  const settings = (Object.keys(sections) as (keyof typeof sections)[]).flatMap((name): PaletteEntry[] => {
    const { to, heading, icon, requires }: Section = sections[name];
    return may(requires) ? [{ ...named(name), group: 'settings', icon, to: `${to}#${heading}` }] : [];
  });
  const help = (['help', 'faq', 'contact'] as const).map(
    (name): PaletteEntry => ({
      ...named(name),
      group: 'help',
      icon: CircleQuestionMark,
      to: paths[name],
      isOutside: true,
    }),
  );
  return [...actions, ...places, ...settings, ...person, ...help];
}
