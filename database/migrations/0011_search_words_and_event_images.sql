CREATE INDEX "events_image" ON "events" USING btree ("image_url") WHERE "events"."image_url" is not null;--> statement-breakpoint
UPDATE "events" SET "search_text" = ' ' || translate(replace("search_text", 'ß', 'ss'), 'äöüéèêëáàâíîóôúûñç', 'aoueeeeaaaiioouunc') WHERE "search_text" NOT LIKE ' %';
