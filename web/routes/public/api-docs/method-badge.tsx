import { cx } from '#web/ui/cx.ts';

const tones: Record<string, string> = {
  GET: 'bg-azure-wash text-azure-text',
  POST: 'bg-clover-wash text-clover-text',
  PUT: 'bg-amber-wash text-amber-text',
  PATCH: 'bg-amber-wash text-amber-text',
  DELETE: 'bg-oxblood-wash text-oxblood',
};

export function MethodBadge({ method, isSmall = false }: { method: string; isSmall?: boolean }) {
  return <span className={cx('method', tones[method])}>{isSmall && method === 'DELETE' ? 'DEL' : method}</span>;
}
