import { describe, expect, it } from 'vitest';
import type { Permission } from '#domain/team/permissions.ts';
import { mayMember, permissions } from '#domain/team/permissions.ts';

const requirements = ['active', 'owner', ...permissions] as const;

describe('who may do what', () => {
  it('the owner may do everything', () => {
    for (const requirement of requirements)
      expect(mayMember({ isOwner: true, permissions: [] }, requirement)).toBe(true);
  });

  it.each([...permissions])('a member with %s may do that, and what every member may', (granted: Permission) => {
    const allowed = requirements.filter((requirement) =>
      mayMember({ isOwner: false, permissions: [granted] }, requirement),
    );
    expect(allowed).toEqual(['active', granted]);
  });

  it('no set of rights makes a member the owner', () => {
    expect(mayMember({ isOwner: false, permissions }, 'owner')).toBe(false);
  });
});
