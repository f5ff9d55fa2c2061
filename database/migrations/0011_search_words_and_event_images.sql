CREATE INDEX "events_image" ON "events" USING btree ("image_url") WHERE "events"."image_url" is not null;--> statement-breakpoint
UPDATE "events" SET "search_text" = ' ' || "search_text" WHERE "search_text" NOT LIKE ' %';
