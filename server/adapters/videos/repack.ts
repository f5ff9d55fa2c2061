import { stat } from 'node:fs/promises';
import type { EncodedPacket, InputAudioTrack, InputVideoTrack } from 'mediabunny';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { StoredVideoType } from '#domain/events/video-limits.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import { createMetadataStripper, stripMetadata } from '#server/adapters/videos/strip-metadata.ts';

export type RepackFault = 'video_unreadable' | 'video_format' | 'video_too_long';

export interface PackedVideo {
  mimeType: StoredVideoType;
  /** Whole seconds, at least one. */
  seconds: number;
  width: number;
  height: number;
}

export class RepackError extends Error {
  readonly fault: RepackFault;
  constructor(fault: RepackFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Codecs that browsers play. */
const codecs = {
  'video/mp4': { video: ['avc', 'hevc', 'av1'], audio: ['aac', 'opus'] },
  'video/webm': { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const satisfies Record<StoredVideoType, { video: readonly string[]; audio: readonly string[] }>;

/** Phones that stop at a minute record slightly more. */
const GRACE_S = 0.5;
/** Above a minute at 240 frames per second. */
const MOST_PACKETS = 30_000;
const MOST_PIXELS = 4096;
/** Read buffer in bytes. */
const CACHE_BYTES = 8 * 1024 * 1024;

interface Measures {
  packets: number;
  from: number;
  to: number;
}

/**
 * Measures all packets without content. A small table can claim the same range many times, so their sum must not exceed
 * the file.
 */
async function measure(track: InputVideoTrack | InputAudioTrack, fileBytes: number): Promise<Measures> {
  let bytes = 0;
  const measures = { packets: 0, from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  const sink = new EncodedPacketSink(track);
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    bytes += packet.byteLength;
    measures.packets += 1;
    measures.from = Math.min(measures.from, packet.timestamp);
    measures.to = Math.max(measures.to, packet.timestamp + packet.duration);
    if (bytes > fileBytes || measures.packets > MOST_PACKETS) throw new RepackError('video_unreadable');
    if (measures.to - measures.from > videoFile.maxSeconds + GRACE_S) throw new RepackError('video_too_long');
  }
  if (measures.packets === 0) throw new RepackError('video_unreadable');
  return measures;
}

/** Video and audio; other tracks, such as location, are dropped. */
async function findTracks(input: Input, mimeType: StoredVideoType) {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new RepackError((await input.getTracks()).length > 0 ? 'video_format' : 'video_unreadable');
  const [videoCodec, audioCodec] = [await video.getCodec(), (await audio?.getCodec()) ?? null];
  const known = codecs[mimeType];
  const [of, with_] = [
    known.video.find((each) => each === videoCodec),
    known.audio.find((each) => each === audioCodec),
  ];
  if (!of || (audio && !with_)) throw new RepackError('video_format');
  return { video, videoCodec: of, sound: audio && with_ ? { audio, audioCodec: with_ } : null };
}

/** Packets of both tracks in playing order. */
async function* inOrder(tracks: { sink: EncodedPacketSink; add: (packet: EncodedPacket) => Promise<void> }[]) {
  const running = await Promise.all(
    tracks.map(async ({ sink, add }) => {
      const packets = sink.packets();
      return { packets, add, next: await packets.next() };
    }),
  );
  for (;;) {
    const waiting = running.filter(({ next }) => !next.done);
    const [first, second] = waiting;
    if (!first) return;
    const [a, b] = [first.next.value, second?.next.value];
    const chosen = second && a && b && b.timestamp < a.timestamp ? second : first;
    if (chosen.next.value) yield { packet: chosen.next.value, add: chosen.add };
    chosen.next = await chosen.packets.next();
  }
}

/**
 * Remuxes video and audio into a new container without metadata and other tracks, playable while loading. Throws
 * `RepackError`; other errors mean a damaged file.
 */
export async function repack(from: string, to: string): Promise<PackedVideo> {
  const { size } = await stat(from);
  const source = new FilePathSource(from, { maxCacheSize: CACHE_BYTES });
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  try {
    const isWebM = (await input.getFormat()) === WEBM;
    const mimeType = isWebM ? 'video/webm' : 'video/mp4';
    const { video, videoCodec, sound } = await findTracks(input, mimeType);
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    if (!(Math.min(width, height) >= 1 && Math.max(width, height) <= MOST_PIXELS)) {
      throw new RepackError('video_unreadable');
    }
    const seen = await measure(video, size);
    const heard = sound && (await measure(sound.audio, size));
    const length = Math.max(seen.to, heard?.to ?? 0) - Math.min(seen.from, heard?.from ?? seen.from);
    if (length > videoFile.maxSeconds + GRACE_S) throw new RepackError('video_too_long');

    const format = isWebM ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' });
    const output = new Output({ format, target: new FilePathTarget(to) });
    // Keeps earlier audio at or above zero.
    const earlier = Math.min(0, seen.from, heard?.from ?? 0);
    const moved = (packet: EncodedPacket) => packet.clone({ timestamp: packet.timestamp - earlier });

    const videoConfig = clean(await video.getDecoderConfig(), videoCodec);
    const dropNotes = createMetadataStripper(videoCodec, bytesOf(videoConfig.description));
    const videoOut = new EncodedVideoPacketSource(videoCodec);
    output.addVideoTrack(videoOut, { rotation: await video.getRotation(), maximumPacketCount: seen.packets });
    const tracks = [
      {
        sink: new EncodedPacketSink(video),
        add: (packet: EncodedPacket) => videoOut.add(moved(dropNotes(packet)), { decoderConfig: videoConfig }),
      },
    ];
    if (sound && heard) {
      const decoderConfig = clean(await sound.audio.getDecoderConfig(), sound.audioCodec);
      const audioOut = new EncodedAudioPacketSource(sound.audioCodec);
      output.addAudioTrack(audioOut, { maximumPacketCount: heard.packets });
      const sink = new EncodedPacketSink(sound.audio);
      tracks.push({ sink, add: (packet) => audioOut.add(moved(packet), { decoderConfig }) });
    }
    await output.start();
    for await (const { packet, add } of inOrder(tracks)) await add(packet);
    await output.finalize();
    return { mimeType, seconds: Math.max(1, Math.round(length)), width, height };
  } finally {
    input.dispose();
  }
}

/** Decoder configuration without metadata. */
function clean<C extends { description?: AllowSharedBufferSource }>(config: C | null, codec: string): C {
  if (!config) throw new RepackError('video_unreadable');
  const description = stripMetadata(codec, bytesOf(config.description));
  return description ? { ...config, description } : config;
}

function bytesOf(description: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (!description) return undefined;
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}
