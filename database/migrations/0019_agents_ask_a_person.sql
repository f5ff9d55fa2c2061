CREATE TABLE "agent_requests" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"api_key_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"tool" text NOT NULL,
	"event_id" uuid NOT NULL,
	"guest_seq" bigint,
	"given" jsonb NOT NULL,
	"version" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_requests_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "agent_requests" ADD CONSTRAINT "agent_requests_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_requests" ADD CONSTRAINT "agent_requests_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_requests" ADD CONSTRAINT "agent_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_requests_nonce" ON "agent_requests" USING btree ("api_key_id","nonce");--> statement-breakpoint
CREATE INDEX "agent_requests_event" ON "agent_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "agent_requests_created_at" ON "agent_requests" USING btree ("created_at");