-- outside of a transaction
CREATE INDEX CONCURRENTLY "events_unconfirmed" ON "events" USING btree ("confirm_by") WHERE "events"."status" = 'published' and "events"."confirm_by" is not null;