CREATE TABLE "import_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"url" text NOT NULL,
	"kind" text,
	"name" text DEFAULT '' NOT NULL,
	"rule" text NOT NULL,
	"monthly_credits" integer,
	"spent_month" text,
	"spent_credits" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_on" date,
	"look" integer DEFAULT 0 NOT NULL,
	"looking_since" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failure" text,
	"failing_since" timestamp with time zone,
	"told_at" timestamp with time zone,
	"found" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"is_full" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_entries" (
	"source_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"applied" jsonb NOT NULL,
	"seen" jsonb NOT NULL,
	"dismissed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"proposed" jsonb,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"is_cancel_dismissed" boolean DEFAULT false NOT NULL,
	"missing_since" timestamp with time zone,
	"draft_reason" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_entries_source_id_entry_id_pk" PRIMARY KEY("source_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_entries" ADD CONSTRAINT "imported_entries_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_entries" ADD CONSTRAINT "imported_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_sources_url" ON "import_sources" USING btree ("business_id","url");--> statement-breakpoint
CREATE INDEX "import_sources_due" ON "import_sources" USING btree ("next_look_at") WHERE "import_sources"."status" = 'active';--> statement-breakpoint
CREATE INDEX "imported_entries_business" ON "imported_entries" USING btree ("business_id","source_id");--> statement-breakpoint
CREATE INDEX "imported_entries_event" ON "imported_entries" USING btree ("event_id");