CREATE TABLE "guest_list_names" (
	"list_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "guest_list_names_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "guest_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"names" integer NOT NULL,
	"companions" integer NOT NULL,
	"closes_at" text NOT NULL,
	"language" text NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_lists_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "guest_lists_allotment" CHECK ("guest_lists"."names" >= 1 and "guest_lists"."companions" >= 0)
);
--> statement-breakpoint
ALTER TABLE "guest_list_names" ADD CONSTRAINT "guest_list_names_list_id_guest_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."guest_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_names" ADD CONSTRAINT "guest_list_names_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_names" ADD CONSTRAINT "guest_list_names_participant" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD CONSTRAINT "guest_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD CONSTRAINT "guest_lists_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_list_names_list" ON "guest_list_names" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "guest_list_names_business" ON "guest_list_names" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "guest_lists_event" ON "guest_lists" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_lists_business" ON "guest_lists" USING btree ("business_id","created_at");