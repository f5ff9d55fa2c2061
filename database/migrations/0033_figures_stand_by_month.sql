-- What is counted for every event and day only ever grows: one table for each month, so that what is written today stays small.
-- They stand in a schema of their own, in which the serving role has no rights: it reaches them through the whole.
CREATE SCHEMA IF NOT EXISTS "months";--> statement-breakpoint
-- What was counted so far, renamed; it becomes the first part of the whole.
ALTER TABLE "event_views" SET SCHEMA "months";--> statement-breakpoint
ALTER TABLE "event_impressions" SET SCHEMA "months";--> statement-breakpoint
ALTER TABLE "page_opens" SET SCHEMA "months";--> statement-breakpoint
CREATE TABLE "event_views" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_views_event_id_day_pk" PRIMARY KEY("event_id","day")
) PARTITION BY RANGE ("day");--> statement-breakpoint
CREATE TABLE "event_impressions" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"source" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_impressions_event_id_day_hour_source_pk" PRIMARY KEY("event_id","day","hour","source")
) PARTITION BY RANGE ("day");--> statement-breakpoint
CREATE TABLE "page_opens" (
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "page_opens_counted" UNIQUE NULLS NOT DISTINCT("business_id","day","event_id","source")
) PARTITION BY RANGE ("day");--> statement-breakpoint
ALTER TABLE "event_views" ADD CONSTRAINT "event_views_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_impressions" ADD CONSTRAINT "event_impressions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_opens" ADD CONSTRAINT "page_opens_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_views_business_day" ON "event_views" USING btree ("business_id","day");--> statement-breakpoint
CREATE INDEX "event_impressions_business_day" ON "event_impressions" USING btree ("business_id","day");--> statement-breakpoint
-- Makes the table of one month, unless there is one, with the rows that had to be put aside meanwhile; returns how many those were.
CREATE FUNCTION "make_month"("whole" text, "month" date) RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"suffix" text := to_char("month", 'YYYY_MM');
	"part" text := "whole" || '_' || "suffix";
	"rest" text := "whole" || '_rest';
	"next" date := "month" + interval '1 month';
	"moved" bigint;
BEGIN
	IF EXISTS (
		SELECT FROM pg_tables WHERE "schemaname" = 'months' AND (
			"tablename" = "part"
			OR starts_with("tablename", "whole" || '_until_') AND "tablename" >= "whole" || '_until_' || "suffix"
		)
	) THEN
		RETURN 0;
	END IF;
	-- nothing is put aside while it moves
	EXECUTE format('LOCK TABLE months.%I IN ACCESS EXCLUSIVE MODE', "rest");
	EXECUTE format('CREATE TABLE months.%I (LIKE public.%I INCLUDING ALL)', "part", "whole");
	EXECUTE format(
		'WITH moved AS (DELETE FROM months.%I WHERE day >= %L AND day < %L RETURNING *) INSERT INTO months.%I SELECT * FROM moved',
		"rest", "month", "next", "part"
	);
	GET DIAGNOSTICS "moved" = ROW_COUNT;
	-- attached, and not made as a part: that would keep everybody waiting who counts
	EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', "whole", "part", "month", "next");
	RETURN "moved";
END
$$;--> statement-breakpoint
-- With the rights of the owner, so that the serving role needs none to change the schema; it can choose neither tables nor months.
CREATE FUNCTION "make_months"() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
	"whole" text;
	"ahead" integer;
	"moved" bigint := 0;
BEGIN
	-- the turn of whoever changes the schema
	PERFORM pg_advisory_xact_lock(7231104);
	FOREACH "whole" IN ARRAY ARRAY['event_impressions', 'event_views', 'page_opens'] LOOP
		FOR "ahead" IN 0..3 LOOP
			"moved" := "moved" + public.make_month("whole", (date_trunc('month', current_date) + make_interval(months => "ahead"))::date);
		END LOOP;
	END LOOP;
	RETURN "moved";
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "make_month"(text, date) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION "make_months"() FROM PUBLIC;--> statement-breakpoint
DO $$
DECLARE
	"whole" text;
	"first" text;
	"next" date := date_trunc('month', current_date) + interval '1 month';
	"right" record;
BEGIN
	FOREACH "whole" IN ARRAY ARRAY['event_impressions', 'event_views', 'page_opens'] LOOP
		"first" := "whole" || '_until_' || to_char(current_date, 'YYYY_MM');
		-- who counts with the version before keeps its rights from the first moment on
		FOR "right" IN
			SELECT "grantee"::regrole AS "role", "privilege_type" FROM pg_class, aclexplode("relacl")
			WHERE pg_class.oid = format('months.%I', "whole")::regclass AND "grantee" NOT IN (0, "relowner")
		LOOP
			EXECUTE format('GRANT %s ON public.%I TO %s', "right"."privilege_type", "whole", "right"."role");
		END LOOP;
		EXECUTE format('ALTER TABLE months.%I RENAME TO %I', "whole", "first");
		EXECUTE format('CREATE TABLE months.%I PARTITION OF public.%I DEFAULT', "whole" || '_rest', "whole");
		EXECUTE format(
			'WITH moved AS (DELETE FROM months.%I WHERE day >= %L RETURNING *) INSERT INTO public.%I SELECT * FROM moved',
			"first", "next", "whole"
		);
		EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (MINVALUE) TO (%L)', "whole", "first", "next");
	END LOOP;
	PERFORM public.make_months();
END
$$;
