import type { Recipe } from './recipe.ts';
import { after, replace } from './recipe.ts';

/** A business hears when one of its events was duplicated. */
export const webhookType: Recipe = {
  heading: 'Add a webhook type',
  edits: {
    'domain/webhooks/event-types.ts': after("  'event.cancelled',\n", "  'event.duplicated',\n"),
    'contract/webhook-bodies.ts': after(
      "  'event.deleted': 'An event was deleted',\n",
      "  'event.duplicated': 'An event was duplicated',\n",
    ),
    'server/modules/events/events/duplicate-event.ts': after(
      "    await announceEvent(tx, { type: 'event.created', event: draft });\n",
      "    await announceEvent(tx, { type: 'event.duplicated', event });\n",
    ),
    'web/features/realtime/changed-by.ts': after("  'event.deleted': events,\n", "  'event.duplicated': events,\n"),
    'i18n/de/integrations.ts': after(
      "    event_deleted: 'Event gelöscht',\n",
      "    event_duplicated: 'Event kopiert',\n",
    ),
    'i18n/en/integrations.ts': after(
      "    event_deleted: 'Event deleted',\n",
      "    event_duplicated: 'Event duplicated',\n",
    ),
    'i18n/de/pages/api-docs.ts': after(
      "      event_deleted: 'Ein Event ist gelöscht.',\n",
      "      event_duplicated: 'Ein Event wurde kopiert.',\n",
    ),
    'i18n/en/pages/api-docs.ts': after(
      "      event_deleted: 'An event was deleted.',\n",
      "      event_duplicated: 'An event was duplicated.',\n",
    ),
    'docs/domain/webhooks.md': replace('cancelled or deleted;', 'cancelled, duplicated or deleted;'),
  },
};
