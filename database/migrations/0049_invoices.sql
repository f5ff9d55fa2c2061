CREATE TABLE "billing_details" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"vat_id" text,
	"email" text NOT NULL,
	"order_number" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"business_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_files_business_id_invoice_id_pk" PRIMARY KEY("business_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"corrects" text,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"type" text NOT NULL,
	"item" text NOT NULL,
	"credits" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"supplied_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "demo_mails" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unpaid_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unpaid_notices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("business_id","number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD; -- what the demo issued is not valid, and goes with it
	END IF;
	IF TG_OP = 'DELETE' AND left(OLD.number, 4)::int < extract(year from now()) - 10 THEN
		RETURN OLD; -- no law wants it any more
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_no_truncate" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_file_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT 1 FROM "invoices"
		WHERE "business_id" = OLD.business_id AND "id" = OLD.invoice_id AND left("number", 4)::int >= extract(year from now()) - 10
	) THEN
		RETURN OLD; -- it goes before its invoice, which may go
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_files_append_only" BEFORE UPDATE OR DELETE ON "invoice_files" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_file_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_files_no_truncate" BEFORE TRUNCATE ON "invoice_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();

--> statement-breakpoint
CREATE TABLE "demo_returns" (
	"reference" text PRIMARY KEY NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "frozen_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_subscriptions" ADD COLUMN "is_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lost_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "frozen_credits" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"business_id" uuid NOT NULL,
	"code" text NOT NULL,
	"operation_key" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"payment_id" uuid,
	CONSTRAINT "coupon_uses_business_id_code_pk" PRIMARY KEY("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"credits" integer,
	"percent" integer,
	"max_uses" integer,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_one_gift" CHECK (num_nonnulls("coupons"."credits", "coupons"."percent") = 1)
);
--> statement-breakpoint
ALTER TABLE "demo_checkouts" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code");