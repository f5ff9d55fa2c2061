import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

/** Music genres that people like; exactly 27 (seed section 3). */
export const musicGenres = [
  { key: 'music_pop', de: 'Pop', en: 'Pop' },
  { key: 'music_rock', de: 'Rock', en: 'Rock' },
  { key: 'music_hip_hop', de: 'Hip-Hop und Rap', en: 'Hip-hop and rap' },
  { key: 'music_techno', de: 'Techno', en: 'Techno' },
  { key: 'music_house', de: 'House', en: 'House' },
  { key: 'music_indie', de: 'Indie', en: 'Indie' },
  { key: 'music_electronic', de: 'Elektronische Musik', en: 'Electronic music' },
  { key: 'music_rnb', de: 'R&B', en: 'R&B' },
  { key: 'music_jazz', de: 'Jazz', en: 'Jazz' },
  { key: 'music_classical', de: 'Klassik', en: 'Classical' },
  { key: 'music_schlager', de: 'Schlager', en: 'Schlager' },
  { key: 'music_metal', de: 'Metal', en: 'Metal' },
  { key: 'music_latin', de: 'Latin', en: 'Latin' },
  { key: 'music_reggae', de: 'Reggae und Dancehall', en: 'Reggae and dancehall' },
  { key: 'music_soul', de: 'Soul', en: 'Soul' },
  { key: 'music_funk', de: 'Funk', en: 'Funk' },
  { key: 'music_disco', de: 'Disco', en: 'Disco' },
  { key: 'music_blues', de: 'Blues', en: 'Blues' },
  { key: 'music_punk', de: 'Punk', en: 'Punk' },
  { key: 'music_alternative', de: 'Alternative', en: 'Alternative' },
  { key: 'music_drum_and_bass', de: 'Drum and Bass', en: 'Drum and bass' },
  { key: 'music_trance', de: 'Trance', en: 'Trance' },
  { key: 'music_singer_songwriter', de: 'Singer-Songwriter', en: 'Singer-songwriter' },
  { key: 'music_folk', de: 'Folk', en: 'Folk' },
  { key: 'music_country', de: 'Country', en: 'Country' },
  { key: 'music_afrobeats', de: 'Afrobeats', en: 'Afrobeats' },
  { key: 'music_k_pop', de: 'K-Pop', en: 'K-pop' },
] as const satisfies readonly CatalogueEntry[];

export type MusicGenre = (typeof musicGenres)[number]['key'];
