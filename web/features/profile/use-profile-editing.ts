import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import { useEditing } from '#web/editing/use-editing.ts';
import type { Business } from '#web/member/use-business.ts';
import type { Room } from '#web/paths.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { fieldsOfRoom } from './fields-of-room.ts';
import type { ProfileValues } from './profile-values.ts';
import { toInput, toValues } from './profile-values.ts';
import type { Profile } from './use-profile.ts';

/** Stored values; a name awaiting review as proposed. */
function valuesOf(profile: Profile | null, companyName: string): ProfileValues {
  const values = toValues(profile, companyName);
  return { ...values, display_name: profile?.proposals[0]?.value ?? values.display_name };
}

function pickFields(values: ProfileValues, fields: readonly (keyof ProfileValues)[]): Partial<ProfileValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

type Options = { loaded: Tagged<Profile> | null; business: Business; room: Room | null; onSaved: () => void };

/** The profile's form; each room saves its own fields. */
export function useProfileEditing({ loaded, business, room, onSaved }: Options) {
  const { t } = useTranslation(['profile', 'proposals']);
  const toasts = useToasts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { company_name: companyName } = business;
  const refresh = useRefresh();
  const keep = useCallback(
    (profile: Tagged<Profile>) => {
      queryClient.setQueryData(queries.profile.queryKey, profile);
      void refresh(queries.today);
    },
    [queryClient, refresh],
  );

  const editing = useEditing<Profile, ProfileValues>({
    keepAs: `profile.${business.id}`,
    loaded,
    toValues: (profile) => valuesOf(profile, companyName),
    read: () => taggedOf(api.GET('/profile')),
    pick: (typed, stored) => (room ? { ...stored, ...pickFields(typed, fieldsOfRoom[room]) } : typed),
    save: (values, etag) => taggedOf(api.PUT('/profile', { body: toInput(values), headers: ifMatch(etag) })),
    onSaved(saved) {
      keep(saved);
      const [waits] = saved.data.proposals;
      const isNew = waits !== undefined && waits.id !== loaded?.data.proposals[0]?.id;
      toasts.show({ title: t('saved'), description: isNew ? t('proposals:form.saved') : undefined });
      onSaved();
    },
    onFailed(error) {
      const words =
        error instanceof ApiProblem
          ? { title: t('saveFailed', { message: problemText(error) }) }
          : { title: t('saveFailedUnexpectedly'), description: problemText(error) };
      toasts.show({ kind: 'warning', ...words });
    },
  });

  const { setBase } = editing;
  /** The image is saved separately; if nothing else changed, its new state becomes the form's base. */
  const adoptImage = useCallback(
    (present: Tagged<Profile>) => {
      keep(present);
      const isOf = (base: Profile) => isSame(valuesOf(base, companyName), valuesOf(present.data, companyName));
      setBase((base) => (base && isOf(base.data) ? present : base));
    },
    [keep, setBase, companyName],
  );
  /** For comparison per field. */
  const stored = useMemo(() => valuesOf(editing.base?.data ?? null, companyName), [editing.base, companyName]);
  return { ...editing, adoptImage, stored };
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>;
