import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';

/** A preset only ticks boxes; only permissions are stored. */
export const permissionPresets = {
  management: permissions,
  marketing: ['create_events', 'edit_events', 'edit_user_view', 'view_analytics'],
  door: ['door'],
  accounting: ['view_analytics'],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionPreset = keyof typeof permissionPresets;

export const presetNames = Object.keys(permissionPresets) as PermissionPreset[];

/** Undefined if custom. */
export function presetOf(ticked: readonly Permission[]): PermissionPreset | undefined {
  return presetNames.find((name) => {
    const ticks: readonly Permission[] = permissionPresets[name];
    return ticks.length === ticked.length && ticks.every((permission) => ticked.includes(permission));
  });
}
