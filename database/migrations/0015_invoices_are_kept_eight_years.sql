CREATE OR REPLACE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD; -- what the demo issued is not valid, and goes with it
	END IF;
	IF TG_OP = 'DELETE' AND left(OLD.number, 4)::int < extract(year from now()) - 8 THEN
		RETURN OLD; -- no law wants it any more
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_invoice_file_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT 1 FROM "invoices"
		WHERE "business_id" = OLD.business_id AND "id" = OLD.invoice_id AND left("number", 4)::int >= extract(year from now()) - 8
	) THEN
		RETURN OLD; -- it goes before its invoice, which may go
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
