import jsQR from 'jsqr';

type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Reads the QR code in a video's current picture; null without one. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Bundlers disagree about the default export of a CommonJS module. */
const readQr = jsQR.default ?? jsQR;

/** Longer side of the picture that is searched without the browser's own detector, in pixels. */
const MOST_PIXELS = 640;

/** The browser's own detector, where it reads QR codes. */
async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: DetectorClass };
  const formats = await Own?.getSupportedFormats().catch((): string[] => []);
  if (!Own || !formats?.includes('qr_code')) return null;
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

function scriptReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight, 1));
    const [width, height] = [Math.floor(videoWidth * scale), Math.floor(videoHeight * scale)];
    if (!context || width === 0 || height === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return readQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}

export async function createCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? scriptReader();
}
