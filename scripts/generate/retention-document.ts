import { tables } from '#database/schema/tables.ts';
import type { RetentionId } from '#domain/retention/retention.ts';
import { retention, retentionGroups } from '#domain/retention/retention.ts';
import { createTranslator } from '#i18n/translator.ts';

const begin = '<!-- The tables up to the end mark are written by scripts/generate/write-privacy.ts. -->\n';
const end = '<!-- End of what is written. -->';

const endings = {
  age: 'the job `sweep-expired`',
  job: 'the job `sweep-expired`',
  deletion: 'the deletion of the business',
  outside: 'whoever runs the servers',
} as const;

/** The retention tables, a row for each kind of data. */
function writeRetentionTable(): string {
  const t = createTranslator('en', 'legal', 'Dabei');
  const rows = (group: string) =>
    (Object.keys(retention) as RetentionId[])
      .filter((id) => retention[id].group === group)
      .map((id) => {
        const { period, ground, endedBy } = retention[id];
        const words = period ? t(`retention.periods.${period.unit}`, { count: period.count }) : '';
        const of = tables.filter(({ kept }) => (kept as readonly RetentionId[]).includes(id));
        const names = of.map(({ name }) => `\`${name}\``).join(', ') || 'none';
        return `| ${t(`retention.entries.${id}.what`)} | ${t(`retention.entries.${id}.kept`, { period: words })} | ${t(`retention.grounds.${ground}`)} | ${endings[endedBy]} | ${names} |`;
      });
  return retentionGroups
    .map((group) =>
      [
        `### ${t(`retention.groups.${group}`)}`,
        '| What | Kept | Why it may be | Ended by | Tables |',
        '|---|---|---|---|---|',
        ...rows(group),
      ].join('\n'),
    )
    .join('\n\n');
}

const goings = {
  account: 'deleted with the account',
  person: 'deleted with the person',
  parent: 'with the row they belong to',
  verb: 'emptied or deleted with their owner',
  stays: 'stay',
} as const;

function writeTables(): string {
  const rows = tables.map(({ name, owner, whose, exported, goesWith }) => {
    const parts = typeof exported === 'string' ? {} : exported;
    const names = [parts.business?.name, parts.person?.name].flatMap((each) => (each ? [`\`${each}\``] : []));
    const out = typeof exported === 'string' ? `no: ${exported}` : names.join(', ');
    return `| \`${name}\` | \`${owner}\` | ${[whose].flat().join(' or ')} | ${out} | ${goings[goesWith]} |`;
  });
  return [
    '### Every table',
    '| Table | Written by | Rows of | In an export | Before their time |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The document with current tables. */
export function withRetentionTable(document: string): string {
  const [head = '', rest = ''] = document.split(begin);
  const tail = rest.slice(rest.indexOf(end) + end.length);
  return `${head}${begin}\n${writeRetentionTable()}\n\n${writeTables()}\n\n${end}${tail}`;
}
