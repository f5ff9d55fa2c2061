import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { groupOfTags, tagGroups } from '#domain/catalogue/tags.ts';
import { colours, withPlainColours } from '#server/adapters/pictures/colours.ts';
import type { Illustration } from '#server/adapters/pictures/notice.ts';
import { circle, person, rect } from '#server/adapters/pictures/shapes.ts';

const SCENES = new URL('../../../web/art/scenes/', import.meta.url);
/** 300 dpi in a poster's corner. */
const PHOTO = { width: 1600, height: 1600 };

/** Generic scene for groups without their own. */
const plainScene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">${[
  rect(0, 0, 600, 300, colours.blue),
  circle(300, 330, 250, colours.paper),
  person(92, 284, 128, colours.ink, -4),
  person(188, 284, 150, colours.tomato, 3),
  person(300, 284, 138, colours.ink, -2),
  person(412, 284, 150, colours.amber, 4),
  person(510, 284, 126, colours.ink, 5),
  rect(0, 282, 600, 18, colours.ink),
].join('')}</svg>`;

async function readScenes(): Promise<Map<string, string>> {
  const scenes = tagGroups.map(async ({ key }): Promise<[string, string]> => {
    const svg = await readFile(new URL(`${key}.svg`, SCENES), 'utf8').catch(() => plainScene);
    return [key, withPlainColours(svg)];
  });
  return new Map(await Promise.all(scenes));
}

let scenes: Promise<Map<string, string>> | undefined;

async function sceneOf(tags: readonly string[]): Promise<Illustration> {
  scenes ??= readScenes();
  return { kind: 'scene', svg: (await scenes).get(groupOfTags(tags) ?? '') ?? plainScene };
}

/** The event's picture if readable, otherwise the scene of its first tag's group. */
export async function chooseIllustration(picture: Uint8Array | null, tags: readonly string[]): Promise<Illustration> {
  if (picture === null) return sceneOf(tags);
  try {
    const content = await sharp(picture)
      .resize({ ...PHOTO, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: colours.paper })
      .jpeg({ quality: 86 })
      .toBuffer();
    return { kind: 'photo', content, mimeType: 'image/jpeg' };
  } catch {
    return sceneOf(tags);
  }
}
