-- What events have paid so far, in the buckets it came from. Its period is over, or not known any more.
INSERT INTO "credit_reservations" ("id", "business_id", "event_id", "purpose", "plan_credits", "purchased_credits", "status", "created_at", "closed_at")
SELECT gen_random_uuid(), "business_id", "event_id", 'event',
  -coalesce(sum("amount") FILTER (WHERE "bucket" = 'plan'), 0),
  -coalesce(sum("amount") FILTER (WHERE "bucket" = 'purchased'), 0),
  'settled', min("created_at"), max("created_at")
FROM "credit_entries"
WHERE "reason" IN ('event_published', 'event_changed') AND "event_id" IS NOT NULL
GROUP BY "business_id", "event_id";
