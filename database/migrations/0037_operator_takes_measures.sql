CREATE TABLE "measure_complaints" (
	"business_id" uuid NOT NULL,
	"measure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	CONSTRAINT "measure_complaints_business_id_measure_id_pk" PRIMARY KEY("business_id","measure_id")
);
--> statement-breakpoint
CREATE TABLE "measure_history" (
	"business_id" uuid NOT NULL,
	"measure_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"step" text NOT NULL,
	"reviewer_id" uuid,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "measure_history_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ground" text NOT NULL,
	"source" text,
	"facts" text NOT NULL,
	"event_id" uuid,
	"event_title" text,
	"is_found_by_program" boolean DEFAULT false NOT NULL,
	"imposed_by" uuid NOT NULL,
	"imposed_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"took_effect_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "measures_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "publishing_stopped_by" uuid;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "writing_stopped_by" uuid;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "open_measures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_decided_by_reviewers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_of" FOREIGN KEY ("business_id","measure_id") REFERENCES "public"."measures"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_history" ADD CONSTRAINT "measure_history_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_history" ADD CONSTRAINT "measure_history_of" FOREIGN KEY ("business_id","measure_id") REFERENCES "public"."measures"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_imposed_by_reviewers_id_fk" FOREIGN KEY ("imposed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measure_complaints_waiting" ON "measure_complaints" USING btree ("decided_at","due_at");--> statement-breakpoint
CREATE INDEX "measure_history_measure" ON "measure_history" USING btree ("business_id","measure_id");--> statement-breakpoint
CREATE INDEX "measures_in_force" ON "measures" USING btree ("business_id","ended_at");--> statement-breakpoint
CREATE INDEX "measures_open" ON "measures" USING btree ("ends_at","effective_at");