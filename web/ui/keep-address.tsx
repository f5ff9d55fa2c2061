import type { ReactNode } from 'react';
import { useContext, useState } from 'react';
import {
  createPath,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';

/**
 * What is drawn below has the address that it had when it was last open. Every link asks for the address: without this all those that were left are drawn
 * anew with each change of it, and once more when they are shown again.
 */
export function KeepAddress({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const now = {
    framework: useContext(FrameworkContext),
    place: useContext(LocationContext),
    route: useContext(RouteContext),
  };
  const [kept, setKept] = useState(now);
  const [{ location: before }, { location: here }] = [kept.place, now.place];
  const isSame = before.state === here.state && createPath(before) === createPath(here);
  if (isOpen && !isSame) setKept(now);
  return (
    <FrameworkContext value={kept.framework}>
      <LocationContext value={kept.place}>
        <RouteContext value={kept.route}>{children}</RouteContext>
      </LocationContext>
    </FrameworkContext>
  );
}
