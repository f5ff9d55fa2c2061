CREATE TABLE "legal_acceptances" (
	"business_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"sheet" jsonb,
	CONSTRAINT "legal_acceptances_business_id_document_version_pk" PRIMARY KEY("business_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "legal_announcements" (
	"business_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_announcements_business_id_document_version_pk" PRIMARY KEY("business_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"ordered" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_announcements" ADD CONSTRAINT "legal_announcements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_created_at" ON "withdrawals" USING btree ("created_at");