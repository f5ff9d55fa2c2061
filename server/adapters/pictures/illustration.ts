import type { Illustration } from '#server/adapters/pictures/notice.ts';

/** Fills a box: photos centred, scenes on the ground. */
export function illustrate(illustration: Illustration, x: number, y: number, width: number, height: number): string {
  if (illustration.kind === 'photo') {
    const source = `data:${illustration.mimeType};base64,${Buffer.from(illustration.content).toString('base64')}`;
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" xlink:href="${source}"/>`;
  }
  const open = `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice"`;
  return illustration.svg.replace(/<svg\b[^>]*?\bviewBox="([^"]*)"[^>]*>/, `${open} viewBox="$1">`);
}
