-- How rare a word is decides by which index it is looked for: ten times as many words are worth knowing than by default.
ALTER TABLE "guest_events" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "guest_businesses" ALTER COLUMN "words" SET STATISTICS 1000;
