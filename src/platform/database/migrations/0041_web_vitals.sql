CREATE TYPE "public"."vital_device" AS ENUM('phone', 'computer');--> statement-breakpoint
CREATE TYPE "public"."vital_name" AS ENUM('LCP', 'INP', 'CLS', 'FCP', 'TTFB');--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" "vital_device" NOT NULL,
	"vital" "vital_name" NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "web_vitals_day_page_device_vital_pk" PRIMARY KEY("day","page","device","vital"),
	CONSTRAINT "web_vitals_counts" CHECK (cardinality("web_vitals"."counts") between 2 and 100 and 0 <= all("web_vitals"."counts"))
);
