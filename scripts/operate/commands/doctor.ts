import { connectDatabase } from '#database/connect.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { examine } from '#server/boot/installation/doctor/examine.ts';
import { readConfig } from '#server/boot/settings/config.ts';
import type { Command } from './command.ts';
import { CommandError, UsageError } from './command.ts';
import { formatTable } from './table.ts';

const help = `Doctor: checks what a start cannot, before guests come: DNS of the mail domain, mail server, file store, payments, clock,
certificate, disk, rights in the database, backup. Ends with 1 when something is wrong
  npm run operator -- doctor [address]        with a test mail to that address
`;

export const doctor: Command = {
  help,
  read([address, ...rest], { isAll, isJson }) {
    if (isAll || rest.length > 0) throw new UsageError('doctor takes one address at most.');
    if (address !== undefined && !isEmailAddress(address)) throw new UsageError(`${address} is no e-mail address.`);
    const config = readConfig(process.env);
    return async (url) => {
      const { db, close } = connectDatabase(url, { maxConnections: 1 });
      const findings = await examine(config, db, () => new Date(), address ?? null).finally(close);
      const rows = findings.map(({ check, state, sentence }) => [state, check, sentence]);
      const told = isJson ? JSON.stringify(findings, null, 2) : formatTable(['', 'check', 'finding'], rows);
      if (findings.some(({ state }) => state === 'wrong')) throw new CommandError(told);
      return told;
    };
  },
};
