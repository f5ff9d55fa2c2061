import { describe, expect, it } from 'vitest';
import { permissions } from '#domain/team/permissions.ts';
import { permissionPresets, presetNames, presetOf } from '#domain/team/presets.ts';

describe('presets of permissions', () => {
  it.each(presetNames)('%s is known by what it ticks, in whichever order', (name) => {
    expect(presetOf([...permissionPresets[name]].reverse())).toBe(name);
  });

  it('have every permission in the order of the boxes, and none twice', () => {
    for (const name of presetNames) {
      const ticks: readonly string[] = permissionPresets[name];
      expect(permissions.filter((permission) => ticks.includes(permission))).toEqual(ticks);
    }
  });

  it('let only those who manage everything manage the team or delete', () => {
    for (const right of ['manage_team', 'delete_events'] as const) {
      expect(presetNames.filter((name) => (permissionPresets[name] as readonly string[]).includes(right))).toEqual([
        'management',
      ]);
    }
  });

  it('are left by one box more or less', () => {
    for (const name of presetNames) {
      const ticks: readonly string[] = permissionPresets[name];
      for (const changed of permissions) {
        const next = permissions.filter((each) => (each === changed ? !ticks.includes(each) : ticks.includes(each)));
        expect(presetOf(next)).not.toBe(name);
      }
    }
    expect(presetOf([])).toBeUndefined();
  });
});
