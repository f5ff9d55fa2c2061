ALTER TABLE "api_keys" ADD COLUMN "is_end_noticed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "test_of" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_test_of_businesses_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_testOf_unique" UNIQUE("test_of");--> statement-breakpoint
ALTER TABLE "app_changes" ADD CONSTRAINT "app_changes_are_real" CHECK (not (substr("app_changes"."business_id"::text, 15, 1) = '8'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_test_id" CHECK (("businesses"."test_of" is not null) = (substr("businesses"."id"::text, 15, 1) = '8'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_test_is_hidden" CHECK ("businesses"."test_of" is null or "businesses"."verification_status" = 'pending');--> statement-breakpoint
ALTER TABLE "guest_businesses" ADD CONSTRAINT "guest_businesses_are_real" CHECK (not (substr("guest_businesses"."business_id"::text, 15, 1) = '8'));--> statement-breakpoint
ALTER TABLE "guest_events" ADD CONSTRAINT "guest_events_are_real" CHECK (not (substr("guest_events"."business_id"::text, 15, 1) = '8'));