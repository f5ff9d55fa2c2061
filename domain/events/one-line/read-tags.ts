import { tagGroups } from '#domain/catalogue/tags.ts';
import { eventLimits } from '#domain/events/limits.ts';
import type { LineText } from './line-text.ts';
import type { Understood } from './reading.ts';
import { tagsPutBack } from './reading.ts';

export type Tag = (typeof tagGroups)[number]['entries'][number]['key'];

/** Synonyms of tags, as parts of words. */
const synonyms: Record<Tag, RegExp> = {
  techno: /techno|(?<!\p{L})rave|minimal house/iu,
  live_music:
    /live[\s-]?musi[ck]|konzert|concert|(?<!\p{L})(?:gig|live band|bandabend|jam ?session|singer[\s-]songwriter|jazz)/iu,
  karaoke: /karaoke|singalong|mitsingabend/iu,
  dj_set: /(?<!\p{L})djs?(?!\p{L})|dj[\s-]?set/iu,
  open_mic: /open[\s-]?(?:mic|stage)|offene bühne/iu,
  dance: /tanz|(?<!\p{L})(?:danc|salsa|tango|swing|bachata|disco|disko)/iu,
  hip_hop: /hip[\s-]?hop|(?<!\p{L})rap(?!\p{L})/iu,
  fitness: /fitness|(?<!\p{L})(?:workout|crossfit|pilates|zirkeltraining|bootcamp)/iu,
  running: /lauftreff|(?<!\p{L})(?:laufen|jogg|running|run club|run(?!\p{L}))/iu,
  yoga: /yoga/iu,
  football: /fu(?:ß|ss)ball|football|bundesliga|champions league|public viewing|länderspiel|(?<!\p{L})kicker/iu,
  basketball: /basketball|streetball/iu,
  climbing: /kletter|climbing|boulder/iu,
  cycling: /radtour|radfahr|radeln|(?<!\p{L})(?:cycl|bike ride|bike tour)/iu,
  wind_down: /feierabend/iu,
  new_in_town: /neu in der stadt|neu in \p{L}+|new in town|expats?(?!\p{L})|newcomer/iu,
  after_work: /after[\s-]?work/iu,
  students: /studierende|studenten|student|(?<!\p{L})(?:ersti|semester|uni-)/iu,
  queer: /(?<!\p{L})(?:queer|lgbt|pride|drag(?!\p{L}))/iu,
  young_professionals: /junge berufst|young professional/iu,
  singles: /(?<!\p{L})singles?(?!\p{L})|speed[\s-]?dating|single[\s-]?(?:party|abend|night)/iu,
  wine_tasting: /wein(?:probe|abend|verkostung)|wine|weinbar/iu,
  craft_beer: /craft[\s-]?be?ier|craft[\s-]?beer|tap takeover|bierprobe|bierverkostung|beer tasting/iu,
  brunch: /brunch/iu,
  street_food: /street[\s-]?food/iu,
  cooking_class: /kochkurs|kochabend|cooking (?:class|course)|cookery/iu,
  cocktails: /cocktail|happy hour/iu,
  vegan: /vegan/iu,
  quiz: /quiz/iu,
  trivia: /trivia|kneipenquiz|pub[\s-]?quiz/iu,
  comedy: /comedy|kabarett|stand[\s-]?up|(?<!\p{L})(?:impro(?:show|abend|theater|comedy)?|improv)(?!\p{L})/iu,
  cinema: /kino|filmabend|cinema|movie|film night|film screening/iu,
  game_night: /spieleabend|brettspiel|board ?games?|game night|games night|(?<!\p{L})(?:skat|doppelkopf|poker)/iu,
  theatre: /theater|theatre/iu,
  poetry_slam: /poetry|(?<!\p{L})slam(?!\p{L})/iu,
  workshop: /workshop|(?<!koch)kurs(?!\p{L})|töpfern|pottery/iu,
  festival: /festival/iu,
  market: /markt(?!\p{L})|(?<!\p{L})market(?!\p{L}|ing)|flea market|basar/iu,
  exhibition: /ausstellung|exhibition|vernissage/iu,
  talk: /vortrag|lesung|(?<!\p{L})talks?(?!\p{L})|lecture|podiumsdiskussion|reading night/iu,
  networking: /networking|meet[\s-]?up|netzwerk/iu,
  opening: /eröffnung|opening(?! hours)|vernissage/iu,
};

const patterns = tagGroups.flatMap((group) => group.entries.map(({ key }) => [key, synonyms[key]] as const));

function tagsIn(text: string): { tag: Tag; words: string }[] {
  const found = patterns.flatMap(([tag, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ tag, at: match.index, words: match[0] }] : [];
  });
  return found.sort((a, b) => a.at - b.at).map(({ tag, words }) => ({ tag, words }));
}

export function tagKeysIn(text: string): Tag[] {
  return tagsIn(text).map(({ tag }) => tag);
}

/** Parses tags from the title, which keeps the words. Always a guess. */
export function readTags(line: LineText, putBack: ReadonlySet<string>): Understood<string[]> | null {
  const found = tagsIn(line.title()).slice(0, eventLimits.tags);
  const words = [...new Set(found.map((one) => one.words))].join(' … ');
  if (found.length === 0 || putBack.has(tagsPutBack(words))) return null;
  const spans = line.spansOf(found.map((one) => one.words));
  return { words, spans, value: found.map(({ tag }) => tag), isGuess: true };
}
