import { mayMember } from '#domain/team/permissions.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { useUsableTabs } from '#web/member/use-usable-tabs.ts';
import type { Tab } from '#web/paths.ts';
import { memberPages, tabPath } from '#web/paths.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts';
import { ChartNoAxesColumn } from '#web/ui/icons/chart-no-axes-column.ts';
import { CreditCard } from '#web/ui/icons/credit-card.ts';
import { Eye } from '#web/ui/icons/eye.ts';
import { Plug } from '#web/ui/icons/plug.ts';
import { Store } from '#web/ui/icons/store.ts';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { UserRound } from '#web/ui/icons/user-round.ts';
import { Users } from '#web/ui/icons/users.ts';

type PageName = (typeof memberPages)[number]['name'];

const icons: Record<Tab | PageName, IconShape> = {
  profile: Store,
  'user-view': Eye,
  subscription: CreditCard,
  events: Ticket,
  team: Users,
  analytics: ChartNoAxesColumn,
  today: CalendarClock,
  account: UserRound,
  integrations: Plug,
};

type Place<Name> = { name: Name; to: string; icon: IconShape };
type Page = Place<PageName> & { isInBar: boolean };

/** Tabs and pages the member may use. */
export function usePlaces(current: Tab): { areas: Place<Tab>[]; pages: Page[] } {
  const membership = useMembership();
  const usable = useUsableTabs(current);
  const rights = { isOwner: membership?.is_owner ?? false, permissions: membership?.permissions ?? [] };
  return {
    areas: usable.map((name) => ({ name, to: tabPath(name), icon: icons[name] })),
    pages: memberPages
      .filter(({ requires }) => mayMember(rights, requires))
      .map(({ name, to, isInBar }) => ({ name, to, isInBar, icon: icons[name] })),
  };
}
