CREATE TABLE "postcodes" (
	"postcode" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"towns" text[] NOT NULL
);
