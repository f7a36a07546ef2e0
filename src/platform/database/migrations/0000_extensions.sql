-- What the schema stands on: exclusion of overlapping ranges, and search that forgives typing errors.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
