import { useTranslation } from 'react-i18next';
import type { Scanned } from '#domain/door/codes.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.ts';
import type { DoorGuest } from './door-rows.ts';
import type { StoredDoor } from './door-store.ts';
import { ScanResult } from './scan-result.tsx';
import { useCamera } from './use-camera.ts';

export type Scan = { scanned: Scanned<DoorGuest> | 'checking' | null; hasCamera: boolean };

type ScanDialogProps = {
  /** Null while closed. */
  scan: Scan | null;
  kept: StoredDoor;
  isOffline: boolean;
  onCode: (text: string) => void;
  /** Takes the last admission back. */
  onUndo: (() => void) | null;
  onClose: () => void;
};

/** Camera and result of the last scan; the result alone for a scanner that types. */
export function ScanDialog({ scan, kept, isOffline, onCode, onUndo, onClose }: ScanDialogProps) {
  const { t } = useTranslation('door');
  const scanned = scan?.scanned ?? null;
  return (
    <Dialog open={scan !== null} onClose={onClose} title={t('scan.title')} closeLabel={t('scan.close')}>
      <div className="grid gap-4">
        <div className="relative">
          {scan?.hasCamera && <CameraView onCode={onCode} />}
          <div role="status" className={cx(scan?.hasCamera && 'absolute inset-x-2 top-2')}>
            {scanned === 'checking' && <p className="rounded-card bg-card p-4 text-h3">{t('scan.checking')}</p>}
            {scanned !== null && scanned !== 'checking' && (
              <ScanResult scanned={scanned} kept={kept} isOffline={isOffline} />
            )}
          </div>
        </div>
        <div className={cx('grid', scan?.hasCamera && 'min-h-12')}>
          {onUndo && (
            <Button variant="secondary" icon={Undo2} onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('door');
  const { video, state } = useCamera(onCode);
  const words = { starting: t('scan.starting'), on: t('scan.help'), missing: t('scan.noCamera') };
  return (
    <div className="relative grid gap-2">
      {state === 'on' && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-[8dvh] mx-auto aspect-square w-1/2 max-w-[28dvh] rounded-card border-4 border-pic-paper/80 border-dashed"
        />
      )}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('scan.video')}
        className={cx(
          'aspect-square max-h-[45dvh] w-full rounded-card bg-sunk object-cover',
          state === 'missing' && 'hidden',
        )}
      />
      <p role="status" className="text-ink-2">
        {words[state]}
      </p>
    </div>
  );
}
