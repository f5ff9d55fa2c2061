import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DeskList } from './desk-lists.ts';
import { deskLists } from './desk-lists.ts';
import { useMay } from './use-may.ts';

/** The way between the lists of the desk, each with how many entries wait there. */
export function DeskBar() {
  const { t } = useTranslation('review');
  return (
    <nav aria-label={t('desk.label')} className="desk-bar">
      {deskLists.map((list) => (
        <DeskLink key={list.name} list={list} />
      ))}
    </nav>
  );
}

/** Its room, while it is not known yet who is signed in. */
export function DeskBarRoom() {
  return (
    <div aria-hidden="true" className="desk-bar">
      <span className="desk-link" />
    </div>
  );
}

const noCount = () => undefined;

function DeskLink({ list: { name, to, right, useCount = noCount } }: { list: DeskList }) {
  const { t } = useTranslation('review');
  const count = useCount();
  const { pathname, search } = useLocation();
  if (useMay(right) === false) return null;
  const [path, shown = null] = to.split('?show=');
  const isOpen = pathname === path && new URLSearchParams(search).get('show') === shown;
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined} className="desk-link">
      {t(`desk.lists.${name}`)}
      {count !== undefined && count > 0 && (
        <span className="desk-count">
          <span className="sr-only">{t('desk.waiting')} </span>
          {count}
        </span>
      )}
    </Link>
  );
}
