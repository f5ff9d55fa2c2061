/** The manifest of a package with the contract's version. */
export function writePackage(manifest: string, version: string): string {
  return manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`);
}

/** The main file of the WordPress plugin with the contract's version. */
export function writePlugin(source: string, version: string): string {
  return source.replace(/^ \* Version: .*$/m, ` * Version: ${version}`);
}

/** A document with the code of the examples that it names: `<!-- examples/sync-events.ts -->` before a block. */
export function writeReadme(document: string, read: (path: string) => string): string {
  return document.replace(
    /(<!-- (examples\/[\w.-]+) -->\n```\w+\n)[\s\S]*?```/g,
    (_, start: string, path: string) => `${start}${read(path)}\`\`\``,
  );
}

/** The examples as a module of the documentation's pages. */
export function writeTasks(read: (path: string) => string): string {
  const tasks = exampleTasks.map(([name, file]) => {
    const code = read(`examples/${file}`)
      .trimEnd()
      .replaceAll('\\', '\\\\')
      .replaceAll('`', '\\`')
      .replaceAll('${', '\\${');
    return `  ${name}: \`${code}\`,\n`;
  });
  return `/** Tasks of \`packages/sdk/examples\`, by npm run kit. */\nexport const kitTasks = {\n${tasks.join('')}} as const;\n`;
}

const exampleTasks = [
  ['publishWeek', 'publish-week.ts'],
  ['syncEvents', 'sync-events.ts'],
  ['answerJoin', 'answer-join.ts'],
  ['showEvents', 'show-events.ts'],
] as const;
