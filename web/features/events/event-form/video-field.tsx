import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Image } from '#web/ui/icons/image.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { Undo2 } from '#web/ui/icons/undo-2.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ChangeStored } from './use-stored-pictures.ts';
import type { Video } from './use-stored-video.ts';
import { useStoredVideo } from './use-stored-video.ts';

type VideoFieldProps = { video: Video | null; change: ChangeStored };

/** Percent: uploaded, being processed by the server. */
const ALL = 100;

/** The video, saved immediately. */
export function VideoField({ video, change }: VideoFieldProps) {
  const { t } = useTranslation('events');
  const stored = useStoredVideo(change);
  const [hasRights, setRights] = useState(false);
  const mayHave = usePlan().data?.video ?? true;
  const shown = stored.isGoing ? null : video;
  const isBusy = stored.percent !== null;
  if (stored.isGoing) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-3">
        {t('video.going')}
        <Button variant="secondary" size="compact" icon={Undo2} onClick={stored.undo}>
          {t('video.undo')}
        </Button>
      </p>
    );
  }
  const field = (
    <FileDrop
      label={t('video.label')}
      help={mayHave ? t('video.help') : undefined}
      error={stored.error}
      buttonLabel={t(video ? 'video.replace' : 'video.choose')}
      dropHint={t('video.drop')}
      accept={videoFile.mimeTypes.join()}
      onFiles={stored.upload}
      progress={stored.percent}
      progressLabel={(percent) => t(percent < ALL ? 'video.progress' : 'video.checking', { percent })}
      closed={mayHave ? !hasRights && t('video.rightsFirst') : t(video ? 'video.resting' : 'video.ofPlan')}
    >
      {isBusy && (
        <Button variant="secondary" size="compact" onClick={stored.cancel}>
          {t('video.cancel')}
        </Button>
      )}
      {shown && !isBusy && <Preview key={shown.url} video={shown} stored={stored} mayHave={mayHave} />}
    </FileDrop>
  );
  return (
    <div>
      {mayHave && (
        <Checkbox label={t('video.rights')} checked={hasRights} onChange={(event) => setRights(event.target.checked)} />
      )}
      {field}
    </div>
  );
}

type PreviewProps = { video: Video; stored: ReturnType<typeof useStoredVideo>; mayHave: boolean };

function Preview({ video, stored, mayHave }: PreviewProps) {
  const { t } = useTranslation('events');
  const [label, setLabel] = useState(video.label);
  const player = useRef<HTMLVideoElement>(null);
  return (
    <div className="grid min-w-0 basis-full gap-3 rounded-well bg-card p-2.5 shadow-raised">
      {/* biome-ignore lint/a11y/useMediaCaption: user videos have no captions; their description covers the content */}
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        src={mediaAddress(video.url)}
        poster={video.poster_url ? mediaAddress(cardImage(video.poster_url)) : undefined}
        aria-label={t('video.preview', { label: video.label })}
        className="max-h-80 w-full rounded-field bg-sunk"
      />
      <TextInput
        label={t('video.alt')}
        placeholder={t('video.altHint')}
        value={label}
        maxLength={eventLimits.pictureAltLength}
        onChange={(event) => setLabel(event.target.value)}
        onBlur={() => label.trim() !== video.label && stored.describe(label)}
      />
      <div className="flex flex-wrap items-center gap-3">
        {mayHave && (
          <Button
            variant="secondary"
            size="compact"
            icon={Image}
            busy={stored.isDrawing}
            onClick={() => player.current && stored.setPoster(player.current)}
          >
            {t('video.useFrame')}
          </Button>
        )}
        <Button variant="danger-quiet" size="compact" icon={Trash} onClick={stored.remove}>
          {t('video.remove')}
        </Button>
      </div>
      {mayHave && <p className="text-help text-ink-3">{t('video.frameHelp')}</p>}
    </div>
  );
}
