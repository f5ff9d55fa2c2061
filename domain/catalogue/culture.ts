import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

/** Exactly 22. */
export const culture = [
  { key: 'culture_museums', de: 'Museen', en: 'Museums' },
  { key: 'culture_theatre', de: 'Theater', en: 'Theatre' },
  { key: 'culture_exhibitions', de: 'Ausstellungen', en: 'Exhibitions' },
  { key: 'culture_contemporary_art', de: 'Zeitgenössische Kunst', en: 'Contemporary art' },
  { key: 'culture_street_art', de: 'Street-Art', en: 'Street art' },
  { key: 'culture_photography', de: 'Fotografie', en: 'Photography' },
  { key: 'culture_architecture', de: 'Architektur', en: 'Architecture' },
  { key: 'culture_design', de: 'Design', en: 'Design' },
  { key: 'culture_fashion', de: 'Mode', en: 'Fashion' },
  { key: 'culture_literature', de: 'Literatur', en: 'Literature' },
  { key: 'culture_author_readings', de: 'Lesungen', en: 'Author readings' },
  { key: 'culture_poetry_slams', de: 'Poetry-Slams', en: 'Poetry slams' },
  { key: 'culture_arthouse_film', de: 'Arthouse-Kino', en: 'Arthouse film' },
  { key: 'culture_film_festivals', de: 'Filmfestivals', en: 'Film festivals' },
  { key: 'culture_opera', de: 'Oper', en: 'Opera' },
  { key: 'culture_ballet', de: 'Ballett und Tanztheater', en: 'Ballet and dance theatre' },
  { key: 'culture_orchestral_concerts', de: 'Orchesterkonzerte', en: 'Orchestral concerts' },
  { key: 'culture_musicals', de: 'Musicals', en: 'Musicals' },
  { key: 'culture_cabaret', de: 'Kabarett', en: 'Cabaret' },
  { key: 'culture_comics', de: 'Comics und Manga', en: 'Comics and manga' },
  { key: 'culture_history', de: 'Geschichte', en: 'History' },
  { key: 'culture_philosophy', de: 'Philosophie', en: 'Philosophy' },
] as const satisfies readonly CatalogueEntry[];
