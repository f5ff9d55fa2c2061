/** A change of these runs every test. */
const ofEverything = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|scripts\/test\/test\.js)$/;

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file) && !/^tests\/(faults|dev-loop)\//.test(file);

/** They start the whole server, which imports nearly everything. */
const isOfServer = (/** @type {string} */ file) => /^(server|database|tests)\//.test(file);

/** They read the tree instead of importing it. */
const isOfTree = (/** @type {string} */ file) =>
  /^tests\/(architecture|documents|held-texts|migrations|owners|security-document)\.test\.ts$/.test(file);

const isOfEveryEndpoint = (/** @type {string} */ file) =>
  /^tests\/(openapi|permission-matrix|described-answers|generated-client)\.test\.ts$/.test(file);

/** They import the SDK under the name of its package, which the graph of imports does not follow. */
const isOfKit = (/** @type {string} */ file) => /^tests\/(kit|packed-kit)\//.test(file);

/**
 * The folder with the tests of a server file.
 * @param {string} file
 */
function folderOf(file) {
  return /^server\/modules\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? `${file.split('/').slice(0, -1).join('/')}/`;
}

/**
 * Selects tests by a change: rules and screens by transitive imports; server tests, which import nearly everything, by
 * folder and direct import.
 * @param {string[]} changed
 * @param {string[]} files
 * @param {Map<string, string[]>} importers
 */
export function selectTests(changed, files, importers) {
  const tests = files.filter(isTest);
  if (changed.some((file) => ofEverything.test(file))) return tests;
  const near = new Set([...changed, ...changed.flatMap((file) => importers.get(file) ?? [])]);
  const reached = new Set(near);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const folders = new Set([...near].filter((file) => /^(server|database)\//.test(file)).map(folderOf));
  const hasNewKit = changed.some((file) => /^(packages|scripts\/generate\/kit)\//.test(file));
  const hasNewContract = changed.some((file) => file.startsWith('contract/'));
  return tests.filter(
    (file) =>
      isOfTree(file) ||
      (isOfEveryEndpoint(file) && hasNewContract) ||
      (isOfKit(file) && (hasNewKit || hasNewContract)) ||
      (isOfServer(file) ? near.has(file) || folders.has(folderOf(file)) : reached.has(file)),
  );
}
