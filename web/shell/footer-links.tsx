import { useTranslation } from 'react-i18next';

type FooterLinksProps = { of: 'support' | 'legal' | 'duties' };

export function FooterLinks({ of }: FooterLinksProps) {
  const { t } = useTranslation('shell');
  return (
    <ul className="-ml-2 flex flex-wrap gap-x-3">
      {Object.entries(t(`footer.${of}`, { returnObjects: true })).map(([path, label]) => (
        <li key={path}>
          <a href={path} className="flex min-h-11 min-w-11 items-center px-2 underline-offset-[0.22em] hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
