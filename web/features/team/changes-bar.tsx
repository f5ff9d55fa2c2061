import { Trans, useTranslation } from 'react-i18next';
import type { Permission } from '#domain/team/permissions.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { useBottomBar } from '#web/ui/use-bottom-bar.ts';
import type { Change } from './use-drafts.ts';
import { memberName } from './use-team.ts';

type ChangesBarProps = { changes: readonly Change[]; busy: boolean; onUndo: () => void; onSave: () => void };

export function ChangesBar({ changes, busy, onUndo, onSave }: ChangesBarProps) {
  const { t } = useTranslation('team');
  useBottomBar();
  return (
    <section
      aria-label={t('changes.label')}
      className="bottom-bar mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-well bg-sunk p-4 max-md:-mx-4 max-md:rounded-none md:p-5"
    >
      <div role="status" className="flex-[1_1_20rem] text-small">
        <ul className="grid gap-1">
          {changes.flatMap(({ member, gained, lost }) => [
            gained.length > 0 && (
              <li key={`${member.id}+`}>
                <Sentence change="gained" name={memberName(member)} permissions={gained} />
              </li>
            ),
            lost.length > 0 && (
              <li key={`${member.id}-`}>
                <Sentence change="lost" name={memberName(member)} permissions={lost} />
              </li>
            ),
          ])}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <Button variant="quiet" onClick={onUndo}>
          {t('changes.undo')}
        </Button>
        <Button busy={busy} busyLabel={t('changes.saving')} onClick={onSave}>
          {t('changes.save')}
        </Button>
      </div>
    </section>
  );
}

function Sentence({
  change,
  name,
  permissions,
}: {
  change: 'gained' | 'lost';
  name: string;
  permissions: readonly Permission[];
}) {
  const { t } = useTranslation('team');
  const list = new Intl.ListFormat(useLanguage(), { type: change === 'gained' ? 'conjunction' : 'disjunction' });
  const values = { name, permissions: list.format(permissions.map((permission) => t(`verbs.${permission}`))) };
  return <Trans t={t} i18nKey={`changes.${change}`} values={values} components={{ name: <strong /> }} />;
}
