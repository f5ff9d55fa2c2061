import type { ReactNode } from 'react';

type ProfileColumnsProps = { preview: ReactNode; children: ReactNode };

/** Editor beside preview; the preview is first on small screens. */
export function ProfileColumns({ preview, children }: ProfileColumnsProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="max-lg:-mx-1 lg:order-last">
        <div className="lg:sticky lg:top-6">{preview}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
