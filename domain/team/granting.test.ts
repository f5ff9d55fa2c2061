import { describe, expect, it } from 'vitest';
import { excessRights } from '#domain/team/granting.ts';
import { canMember } from '#domain/team/member-states.ts';
import { memberStatuses, permissions } from '#domain/team/permissions.ts';
import { fc } from '#tests/support/fast-check.ts';

const someRights = fc.subarray([...permissions]);
const someMember = fc.record({ status: fc.constantFrom(...memberStatuses), permissions: someRights });

describe('granting rights', () => {
  it('never lets a member give what they do not hold, by whatever change', () => {
    fc.assert(
      fc.property(someRights, fc.option(someMember), someMember, (held, before, after) => {
        const excess = excessRights({ isOwner: false, permissions: held }, before, after);
        const wasUseful = before !== null && (before.status !== 'inactive' || after.status === 'inactive');
        for (const right of after.permissions) {
          const isNew = !wasUseful || !before.permissions.includes(right);
          expect(excess.includes(right)).toBe(isNew && !held.includes(right));
        }
      }),
    );
  });

  it('lets everybody take rights away', () => {
    fc.assert(
      fc.property(someRights, someMember, fc.nat(), (held, member, n) => {
        const after = { ...member, permissions: member.permissions.slice(0, n % (member.permissions.length + 1)) };
        expect(excessRights({ isOwner: false, permissions: held }, member, after)).toEqual([]);
      }),
    );
  });

  it('lets the owner give everything', () => {
    const all = { status: 'active' as const, permissions: [...permissions] };
    expect(excessRights({ isOwner: true, permissions: [] }, null, all)).toEqual([]);
  });

  it('counts setting somebody active again as granting what they had', () => {
    const before = { status: 'inactive' as const, permissions: ['delete_events' as const] };
    const manager = { isOwner: false, permissions: ['manage_team' as const] };
    expect(excessRights(manager, before, { ...before, status: 'active' })).toEqual(['delete_events']);
  });
});

describe('what can be done with a member', () => {
  it.each([
    ['invited', ['edit', 'resend', 'withdraw']],
    ['active', ['edit', 'deactivate', 'remove']],
    ['inactive', ['edit', 'activate', 'remove']],
  ] as const)('%s: %s', (status, expected) => {
    const actions = ['edit', 'resend', 'withdraw', 'deactivate', 'activate', 'remove'] as const;
    expect(actions.filter((action) => canMember(status, action))).toEqual(expected);
  });
});
