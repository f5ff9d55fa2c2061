import { z } from 'zod';
import { invoiceMail } from '#server/adapters/mails/payment-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findOwnerName } from '#server/modules/money/billing/queries.ts';
import { findInvoice } from '#server/modules/money/invoices/queries.ts';
import { readInvoiceFile } from '#server/modules/money/invoices/read-invoice-file.ts';
import { fileNameOf } from '#server/modules/money/invoices/to-invoice.ts';
import { describeItem, textsOf } from '#server/modules/money/invoices/to-sheet.ts';

export const sendInvoice = defineJob(
  'send-invoice',
  { data: { businessId: z.uuid(), invoiceId: z.uuid() }, retry: 'a day' },
  async (ctx, { businessId, invoiceId }): Promise<void> => {
    const { db, deps } = ctx;
    const found = await findInvoice(db, businessId, invoiceId);
    if (!found?.file) throw new Error(`invoice ${invoiceId} has no file`);
    const { invoice, file } = found;
    const attachment = {
      filename: fileNameOf(invoice),
      contentType: 'application/pdf',
      content: Buffer.from(await readInvoiceFile(ctx, file)),
    };
    const item = describeItem(invoice, textsOf(invoice, deps.config));
    const name = await findOwnerName(db, businessId, invoice.buyer.email);
    await deps.mailer.send(await invoiceMail(deps.config, { name, invoice, item, attachment }));
  },
);
