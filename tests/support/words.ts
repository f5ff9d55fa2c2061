import type { Comment } from './comments.ts';
import { commentsOf } from './comments.ts';
import { layerOf, readFiles } from './source-files.ts';

/** Beginnings that put off the subject of a sentence. */
const beginnings = /^(What|Whatever|Who|Whom|Whose|Whoever|Somebody|Nobody|None|That|Of which|Of whom)\b/;

/** Words that make a reader look twice, and their plain ones. */
const words: [RegExp, string][] = [
  [/\bwhose\b/i, 'of the …, with its …'],
  [/\bof (which|whom)\b/i, 'two sentences'],
  [/\bwhoever\b/i, 'the noun: caller, owner, reader'],
  [/\banew\b/i, 'again'],
  [/\bat once\b/i, 'immediately; together; concurrently'],
  [/\b(hear|hears|heard) of\b/i, 'is notified of, receives'],
  [/\b(is|are|was|were|be|been) told\b(?! (apart|from))/i, 'is notified, logged, returned'],
  [/\blets? go\b/i, 'releases, cancels'],
  [/\b(comes? and goes?|come and go)\b/i, 'starts and ends'],
  [/\bkeeps? in mind\b/i, 'stores, caches'],
  [/\blies\b/i, 'is, is stored'],
  [/\bstands\b(?! (for|in for|out))/i, 'is'],
];

/** Comments of the tree with a fault, as `path:line: fault: text`. */
export function faultsOfComments(within = /./): string[] {
  return readFiles(/\.(ts|tsx|js|css)$/)
    .filter(({ path }) => within.test(path))
    .flatMap(commentsOf)
    .flatMap((comment) =>
      faultsOf(comment).map((fault) => `${comment.path}:${comment.line}: ${fault}: ${comment.text.slice(0, 120)}`),
    );
}

/** Lines of documents with such a word, as `path:line: fault`. Tables of `docs/privacy.md` are made of the privacy page's texts. */
export function faultsOfDocuments(): string[] {
  const documents = readFiles(/^(README|CONTRIBUTING|SECURITY|docs\/.*|ops\/.*)\.md$/);
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => {
      if (path === 'docs/privacy.md' && line.startsWith('|')) return [];
      return faultsOfWords(line.replace(/`[^`]*`/g, '`code`')).map((fault) => `${path}:${i + 1}: ${fault}`);
    }),
  );
}

export function faultsOf({ path, text, lines }: Comment): string[] {
  return [
    ...(beginnings.test(text) ? [`begins with "${text.split(' ')[0]}"`] : []),
    ...faultsOfWords(text),
    ...(lines > 4 && layerOf(path) !== 'domain' ? [`${lines} lines`] : []),
  ];
}

function faultsOfWords(text: string): string[] {
  return words.flatMap(([pattern, plain]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`"${found}" (say: ${plain})`] : [];
  });
}
