ALTER TABLE "business_profiles" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "more_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;