-- outside of a transaction
CREATE INDEX CONCURRENTLY "businesses_deletes_at" ON "businesses" USING btree ("deletes_at") WHERE "businesses"."deletes_at" is not null;
